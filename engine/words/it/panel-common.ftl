# What several sheets say.

# A few facts in one line, such as "Partita 4711 · 12 mosse · 5 sulle basi".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Elimina

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
