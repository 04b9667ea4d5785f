# Les comptes : s'inscrire, entrer, sortir, noms et mots de passe.

account-register = Créer un compte
account-login = Se connecter
account-logout = Se déconnecter
account-title = Compte
account-name = Nom
account-password = Mot de passe
account-new-password = Nouveau mot de passe (8 caractères au moins)
account-password-now = Mot de passe actuel
account-why = Un nom et un mot de passe, rien d'autre : pas d'adresse électronique. Avec un compte, vous retrouvez vos parties sur tous vos appareils. Vous pouvez jouer sans.
account-adopts = Les parties que vous avez jouées dans ce navigateur seront celles du compte.
account-no-recovery = Nous ne connaissons pas votre adresse : personne ne pourra vous renvoyer le mot de passe. Notez-le bien.
account-have-one = Déjà un compte ? Se connecter
account-have-none = Pas encore de compte ? En créer un
account-privacy = Ce qui est conservé
account-closed = la création de comptes est désactivée sur ce serveur
account-closed-page = La création de comptes est désactivée sur ce serveur. Vous pouvez jouer en invité ; si vous avez déjà un compte, connectez-vous.
account-wrong = nom ou mot de passe incorrect ; vérifiez les deux et réessayez
account-wrong-password = ce n'est pas votre mot de passe actuel
account-banned = ce compte est fermé : pour savoir pourquoi, contactez l'administrateur du serveur
account-wait = trop d'essais : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
account-defect = le serveur n'a pas pu traiter le mot de passe : réessayez
account-known-as = Votre nom de joueur : { $name }
account-rename = Changer de nom
account-change-password = Changer de mot de passe
account-password-ends = Tous les autres navigateurs seront déconnectés. Les jetons d'API restent : vous pouvez les révoquer un par un.
account-logout-here = Se déconnecter de ce navigateur
account-logout-everywhere = Se déconnecter partout
account-programs = Programmes
account-tokens = Jetons d'API
account-bot = Déclarer ce compte comme robot
account-bot-why = Un compte dont un programme fait les coups doit le dire. Son nom est alors suivi de [bot] partout où il s'affiche : c'est définitif.
account-bot-sure = Oui, un programme joue sous ce nom
account-is-bot = Ce compte est un robot déclaré.
account-not-sure = cochez la case pour confirmer
account-leave = Exporter ou supprimer
account-export = Télécharger mes parties
account-export-form = Un fichier ND-JSON : une partie par ligne.
account-delete = Supprimer mon compte
account-done-name = Votre nom a changé.
account-done-password = Votre mot de passe a changé ; tous les autres navigateurs sont déconnectés.
account-done-bot = Ce compte est désormais un robot déclaré.

naming-short = le nom doit avoir au moins { $least } lettres ou chiffres
naming-long = le nom doit avoir au plus { $most } caractères
naming-signs = les noms sont faits de lettres, de chiffres, d'espaces et de - _ ' .
naming-mixed = ce nom mélange les lettres de plusieurs alphabets : tenez-vous-en à un seul
naming-reserved = ce nom est réservé : choisissez-en un autre
naming-rude = ce nom n'est pas autorisé : choisissez-en un autre
naming-taken = ce nom, ou un nom qui lui ressemble, est pris : choisissez-en un autre

password-short = le mot de passe est trop court : { $least } caractères au moins
password-long = le mot de passe est trop long : { $most } caractères au plus
password-known = ce mot de passe est trop courant : choisissez-en un autre
