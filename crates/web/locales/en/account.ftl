# Accounts: registering, logging in and out, names and passwords.

account-register = Create an account
account-login = Log in
account-logout = Log out
account-title = Account
account-name = Name
account-password = Password
account-new-password = New password (at least 8 characters)
account-password-now = Current password
account-why = A name and a password, nothing else: no e-mail address. With an account you can find your games on every device. You can play without one.
account-adopts = The games that you have played in this browser will belong to the account.
account-no-recovery = We do not know your e-mail address, so nobody can send you a new password: keep it somewhere safe.
account-have-one = Already have an account? Log in
account-have-none = No account yet? Create one
account-privacy = What is stored
account-closed = new accounts are switched off on this server
account-closed-page = New accounts are switched off on this server. You can still play as a guest; if you already have an account, log in.
account-wrong = wrong name or password; check both and try again
account-wrong-password = this is not your current password
account-banned = this account is closed: ask the server's administrator why
account-wait = too many attempts: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
account-defect = the server could not process the password: try again
account-known-as = Your player name: { $name }
account-rename = Change the name
account-change-password = Change the password
account-password-ends = All other browsers will be logged out. API tokens stay: you can revoke them one by one.
account-logout-here = Log out of this browser
account-logout-everywhere = Log out everywhere
account-programs = Programs
account-tokens = API tokens
account-bot = Declare this account a bot
account-bot-why = An account whose moves a program makes must say so. Its name is then followed by [bot] wherever it is shown: this is final.
account-bot-sure = Yes, a program plays under this name
account-is-bot = This account is a declared bot.
account-not-sure = tick the box to confirm
account-leave = Export or delete
account-export = Download my games
account-export-form = An ND-JSON file: one game per line.
account-delete = Delete my account
account-done-name = Your name has changed.
account-done-password = Your password has changed; all other browsers are logged out.
account-done-bot = This account is now a declared bot.

naming-short = names need at least { $least } letters or digits
naming-long = names can have at most { $most } characters
naming-signs = names are made of letters, digits, spaces and - _ ' .
naming-mixed = this name mixes letters of several alphabets: keep to one
naming-reserved = this name is reserved: choose another
naming-rude = this name is not allowed: choose another
naming-taken = this name, or one that looks like it, is taken: choose another

password-short = the password is too short: { $least } characters at least
password-long = the password is too long: { $most } characters at most
password-known = this password is too common: choose another
