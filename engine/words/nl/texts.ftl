# Waarom een tekst niet te lezen is: een link, een zet, een stelling, of wat op de opdrachtregel is getypt.

no-card-text = ‘{ $text }’ is geen kaart.
wrong-piles = { $game } heeft { $wanted } stapels, maar deze stelling heeft er { $found }.
card-twice = De kaart { $text } komt twee keer voor.
no-counter-text = ‘{ $text }’ is geen geldige waarde voor { $counter }.
no-list-of-cards = ‘{ $text }’ is geen lijst met kaarten.
no-move-text = ‘{ $text }’ is geen zet van { $game }.
no-link = In deze link staat geen spel.
other-version = Deze link heeft versie { $found }, maar hier kan alleen versie { $known } worden geopend.
no-such-game = Er is hier geen spel met de naam ‘{ $text }’.
no-deal-number = Het nummer van een spel is een geheel getal van { $first } tot en met { $last }.
closing-bracket = In dit spel staat een sluithaakje zonder openingshaakje.
opening-bracket = In dit spel staat een openingshaakje zonder sluithaakje.
move-unread = Zet { $number } is niet te lezen: { $reason }
move-refused = Zet { $number }, { $text }, kan niet gespeeld worden: { $reason }
no-picture = ‘{ $text }’ is geen afbeelding.
names-no-piles = ‘{ $text }’ noemt geen stapels van { $game }.
no-such-game-listed = Er is geen spel met de naam ‘{ $text }’; `games` geeft een lijst.
number-or-position = Geef een spelnummer of --position, niet allebei.
number-after = Na { $option } komt een geheel getal van 0 tot en met 1000000000.
no-depth = De diepte is een geheel getal van 0 tot en met 99.

# Een stelling die in Bridge Solitaire nooit kan ontstaan.
bridge-number-too-high = Deze stelling bevat een getal dat te hoog is voor Bridge Solitaire.
bridge-contract = Deze stelling bevat een onmogelijk contract.
bridge-tricks = Deze stelling bevat onmogelijke slagen.
bridge-unscored = In deze stelling is een spel wel gespeeld maar niet geteld.
bridge-trick = Deze stelling bevat een onmogelijke slag.
