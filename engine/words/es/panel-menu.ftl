# The menu.

menu-title = Menú

## The headings of its groups

menu-play = Jugar
menu-look-back = Historial
menu-help = Ayuda

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nuevo rubber
   *[deal] Nueva partida
}
menu-restart = Reiniciar
menu-daily = Partidas del día
menu-games = Todos los juegos
menu-review = Repaso
menu-statistics = Estadísticas
menu-share = Compartir
# $game is the name of a game.
menu-learn = Aprender { $game }
menu-moves = ¿Qué puedo hacer?
menu-rules = Reglas
# This button opens the sheet "La mesa en palabras".
menu-words = Describir la mesa
menu-keys = Teclas

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Número de rubber
   *[deal] Número de partida
}
menu-deal = Repartir

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nuevos rubbers
   *[deal] Nuevas partidas
}
deals-any = Todas
deals-winnable = Ganables
deals-easy = Fáciles
deals-middling = Normales
deals-hard = Difíciles
