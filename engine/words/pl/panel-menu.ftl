# Menu.

menu-title = Menu

## The headings of its groups

menu-play = Gra
menu-look-back = Historia
menu-help = Pomoc

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nowy rober
   *[deal] Nowa gra
}
menu-restart = Od nowa
menu-daily = Rozdania dnia
menu-games = Wszystkie gry
menu-review = Przegląd
menu-statistics = Statystyki
menu-share = Udostępnij
# $game is the name of a game.
menu-learn = Lekcja: { $game }
menu-moves = Co mogę zrobić?
menu-rules = Zasady
# This button opens the sheet "The table in words".
menu-words = Opis stołu
menu-keys = Klawisze

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Numer robra
   *[deal] Numer rozdania
}
menu-deal = Rozdaj

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nowe robry
   *[deal] Nowe rozdania
}
deals-any = Dowolne
deals-winnable = Do wygrania
deals-easy = Łatwe
deals-middling = Średnie
deals-hard = Trudne
