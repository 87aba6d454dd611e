# Was mehrere Blätter sagen.

list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
fact = { $what }
delete-button = Löschen

# Wie lange die meisten Partien dauern. Höchstens zehn Zeichen.
minutes-of-play = { $most } Min.
minutes-of-play-between = { $least }–{ $most } Min.
