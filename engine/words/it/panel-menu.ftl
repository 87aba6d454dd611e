# The menu.

menu-title = Menu

## The headings of its groups

menu-play = Gioco
menu-look-back = Risultati
menu-help = Guida

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nuovo rubber
   *[deal] Nuova partita
}
menu-restart = Ricomincia
menu-daily = Partite del giorno
menu-games = Tutti i solitari
menu-review = Revisione
menu-statistics = Statistiche
menu-share = Condividi
# $game is the name of a game.
menu-learn = Impara { FORM($game, "the") }
menu-moves = Che mosse ho?
menu-rules = Regole
# Opens the sheet of the same name, with the whole table in words.
menu-words = Descrivi il tavolo
menu-keys = Tasti

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Numero del rubber
   *[deal] Numero della partita
}
menu-deal = Gioca

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nuovi rubber
   *[deal] Nuove partite
}
deals-any = Tutte
deals-winnable = Risolvibili
deals-easy = Facili
deals-middling = Medie
deals-hard = Difficili
