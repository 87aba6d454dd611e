# Wat er op verzoek over de tafel wordt verteld, en waarom een opdracht niets doet. Wat een punt heeft, is een zin.

# Wat na iets anders wordt gezegd, aan het eind van dezelfde regel.
said-after = { " " }{ $what }
deleted = Verwijderd: { $what }.
back-again = Teruggezet: { $what }.
result = resultaat
move-of-several = { $move }, { $number } van { $count }
card-not-home-now = { UPPER(FORM($card, "de")) } kan nu niet naar huis.
no-finish-yet = Er valt nog iets te kiezen, dus het spel kan nog niet vanzelf worden afgemaakt.
no-such-column = Er is geen kolom { $number }.
# $text is wat de speler heeft getypt.
not-a-card = ‘{ $text }’ is geen kaart. Typ een kleur en een rang, zoals schoppen 7 of s7.
nothing-to-call = Er valt nu niets te bieden.
no-trick-yet = Er is nog geen slag gespeeld.
no-score-sheet = Dit spel heeft geen scoreblad.
house-is-not-bidding = De bank is niet aan het bieden.
frame-waits = De markering staat stil. Tik om verder te gaan.
# In een spel zonder keuzes: een knop die de laatste slag nog eens toont.
last-trick-button = Laatste slag
# Op de kaart die een slag wint.
wins-tag = wint
# Voor schermlezers: wat voor ding de tafel is.
card-table = speeltafel
# $progress is bijvoorbeeld "Stap 1 van 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## De grootte van de kaarten

cards-largest = De kaarten kunnen niet groter.
cards-smallest = De kaarten kunnen niet kleiner.
table-ends = Hier houdt de tafel op.
# $size is een getal zoals "1,5".
cards-times = Kaartgrootte: ×{ $size }.
