# De namen van de spellen, en wat er van elk wordt gezegd voor je het voor het eerst speelt: zo heten ze bij spelers;
# waar er geen eigen naam is, staat de Engelse.

-bridge = Bridge Solitaire
-seahaven = Seahaven Towers
-tut = Tut’s Tomb

## Spellen: "family-" en de id van de eerste variant. De vorm ".kind" is wat je er het meest doet, in één of twee woorden
## en hooguit 16 letters; ".sentence" hoe het spel is, in een zin van hooguit 66 letters.

family-backbone = Ruggengraat
    .kind = Ontwarren
    .sentence = Haal een ruggengraat van onderaf uit elkaar; de ribben helpen.
family-bridge = { -bridge }
    .kind = Inschatten
    .sentence = Een hele robber bridge: jij in je eentje tegen de kaarten.
family-black-hole = Zwart gat
    .kind = Vooruitdenken
    .sentence = Alle kaarten op één stapel, steeds één hoger of lager.
family-freecell = FreeCell
    .kind = Plannen
    .sentence = Niets is verborgen: vier vrije cellen en een plan.
family-klondike = Klondike
    .kind = Blootleggen
    .sentence = De klassieker: rood op zwart, heren in lege kolommen.
family-clock = De klok
    .kind = Puur toeval
    .sentence = Niets te beslissen: draai de kaarten om en kijk toe.
family-spider = Spider
    .kind = Sorteren
    .sentence = Sorteer twee pakken kaarten tot acht reeksen, van heer tot aas.
family-seahaven = { -seahaven }
    .kind = Berekenen
    .sentence = Alle kaarten open, vier torens, en alles per kleur.
family-pyramid = Piramide
    .kind = Optellen
    .sentence = Neem paren weg die samen dertien zijn, van voet tot top.
family-golf = Golf
    .kind = Aaneenrijgen
    .sentence = Eén hoger of één lager, in één lange keten.
family-canfield = Canfield
    .kind = Aanpassen
    .sentence = Dertien kaarten reserve; het toeval bepaalt de beginkaart.

## Varianten: "game-" en de id, met de hele naam. Boven de tafel staat de naam van het spel groot, en de vorm ".variant"
## erachter of eronder, klein; is die leeg, dan staat daar alleen de hele naam. ".short" is voor een kleine knop onder de
## naam van het spel, met hooguit 16 letters; geen twee varianten van een spel hebben dezelfde.

game-backbone = Ruggengraat
    .variant = { "" }
    .short = Ruggengraat
game-backbone-traditional = Ruggengraat, klassiek
    .variant = klassiek
    .short = Klassiek
game-backbone-aisleriot = Ruggengraat, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = { -bridge }
    .variant = { "" }
    .short = { -bridge }
game-black-hole = Zwart gat
    .variant = { "" }
    .short = Zwart gat
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# De stok draait één kaart, zo vaak als je wilt.
game-klondike = Klondike
    .variant = { "" }
    .short = Eén kaart
game-klondike-3 = Klondike, drie kaarten
    .variant = drie kaarten
    .short = Drie kaarten
# De stok draait één kaart, in hooguit drie rondes.
game-klondike-1x3 = Klondike, drie rondes
    .variant = drie rondes
    .short = Drie rondes
# De stok draait drie kaarten, in hooguit drie rondes.
game-klondike-3x3 = Klondike, drie kaarten, drie rondes
    .variant = drie kaarten, drie rondes
    .short = 3 × 3
game-clock = De klok
    .variant = { "" }
    .short = De klok
game-spider = Spider
    .variant = { "" }
    .short = Vier kleuren
game-spider-2 = Spider, twee kleuren
    .variant = twee kleuren
    .short = Twee kleuren
game-spider-1 = Spider, één kleur
    .variant = één kleur
    .short = Eén kleur
game-seahaven = { -seahaven }
    .variant = { "" }
    .short = { -seahaven }
game-pyramid = Piramide
    .variant = { "" }
    .short = Piramide
# Een variant van Piramide met een eigen naam.
game-pyramid-tut = { -tut }
    .variant = { "" }
    .short = { -tut }
game-golf = Golf
    .variant = { "" }
    .short = Eén spel
game-golf-9 = Golf, negen spellen
    .variant = negen spellen
    .short = Negen spellen
game-canfield = Canfield
    .variant = { "" }
    .short = Eén kaart
game-canfield-3 = Canfield, drie kaarten
    .variant = drie kaarten
    .short = Drie kaarten
