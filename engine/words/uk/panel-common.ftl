# Що кажуть кілька вікон.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Видалити

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } хв
minutes-of-play-between = { $least }–{ $most } хв
