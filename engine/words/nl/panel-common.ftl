# Wat verschillende vensters zeggen.

# Een paar feiten op één regel, zoals "Spel 4711 · 12 zetten · 5 thuis".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# Een van deze feiten die al in woorden is, zoals de tijd "4:05".
fact = { $what }
delete-button = Verwijderen

# Hoe lang de meeste spellen duren. Niet meer dan tien letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
