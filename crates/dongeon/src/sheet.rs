//! Printable sheets: both faces of every card, nine to a page, so that the game can be played by hand.
