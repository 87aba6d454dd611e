### De namen van de spellen, en wat er van elk wordt gezegd voor je het voor het eerst speelt: zo heten ze bij spelers;
### waar er geen eigen naam is, staat de Engelse.

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

### Wat de bladzijde met de regels zegt naast de regels die alle varianten van een spel delen. Die staan in de map "rules".

## Waar de regels vandaan komen: het eind van de bladzijde

source-heading = Bron
source-backbone = Een hedendaagse uitleg van Backbone Solitaire, met elf kaarten in elke kolom; Solitaire Forever II schrijft deze vorm toe aan David Parlett.
source-backbone-traditional = Het hoofdstuk ‘Backbone Patience (with two whist packs)’ uit een Victoriaans patienceboek; Solitaire Forever II noemt voor deze vorm Mary Whitmore Jones en Basil Dalton.
source-backbone-aisleriot = De handleiding van Backbone in AisleRiot van GNOME, door Vincent Povirk (2005).
source-bridge = Het spel van Stephen Rogers uit 2016, zoals Denexa Games het beschrijft; de telling is die van robberbridge.
source-black-hole = Het spel van David Parlett uit 1979, uit ‘The Penguin Book of Patience’.
source-freecell = Het spel van Paul Alfille, met de spelnummers van Microsoft FreeCell.
source-klondike = Het spel zoals het meestal gespeeld wordt; kaarten mogen terug van de eindstapels.
source-klondike-3 = Het spel zoals het meestal gespeeld wordt, met drie kaarten tegelijk; kaarten mogen terug van de eindstapels.
source-klondike-1x3 = Een veelgebruikte huisregel: één kaart tegelijk, drie rondes.
source-klondike-3x3 = Een veelgebruikte huisregel: drie kaarten tegelijk, drie rondes.
source-clock = Het traditionele spel, in het Engels Clock Patience.
source-spider = Het spel in de gangbare vorm; één en twee kleuren zoals in Spider van Microsoft.
source-seahaven = Het spel van Art Cabral uit 1988.
source-pyramid = Het spel in de gangbare vorm, met zoveel rondes als je wilt.
source-pyramid-tut = De variant die bekendstaat als King Tut of Tut’s Tomb.
source-golf = Het spel in de strikte vorm: niets op een heer, en op een aas alleen een twee.
source-golf-9 = De strikte vorm, negen spellen per ronde, met de gebruikelijke par van vijf kaarten per spel.
source-canfield = Het spel uit het casino van Richard Canfield, in de gangbare vorm: elke open kaart mag naar een andere kolom, met de kaarten erop.

## Wat bijzonder is aan één van meer varianten van een spel. Het staat onder de naam van de variant.

note-backbone = Elf kaarten in elke kolom. Een aas die bij het delen in de ruggengraat of de ribben komt, gaat meteen naar huis en de volgende kaart neemt zijn plaats in; een heer wordt geen stuitje, maar gaat onder in de stok. Een lege rib mag je vullen met elke vrije kaart: uit de ruggengraat, van de aflegstapel, van een andere rib of rechtstreeks van de stok.
note-backbone-traditional = Tien paren en het stuitje. De twee pakken worden apart geschud en na elkaar gedeeld. Azen gaan meteen naar huis, zowel bij het delen als wanneer ze van de stok komen; een heer wordt geen stuitje, maar gaat onder in de stok. Een lege rib moet je meteen vullen, met een kaart van de aflegstapel of de stok, nooit uit de ruggengraat of van een andere rib. Zijn aflegstapel en stok leeg, dan blijft de rib leeg.
note-backbone-aisleriot = Negen kaarten in elke kolom, gedeeld zoals ze komen: geen aas gaat vanzelf naar huis en het stuitje kan een heer zijn. Een lege rib mag je vullen vanaf de aflegstapel of een andere rib, nooit uit de ruggengraat. Een heer in de ruggengraat kan dus alleen naar huis, op zijn vrouw.
note-klondike = Je draait één kaart tegelijk van de stok om. Je mag zo vaak door de stok als je wilt.
note-klondike-3 = Je draait drie kaarten tegelijk van de stok om; alleen de laatste daarvan is vrij. Je mag zo vaak door de stok als je wilt.
note-klondike-1x3 = Je draait één kaart tegelijk van de stok om. Je mag drie keer door de stok.
note-klondike-3x3 = Je draait drie kaarten tegelijk van de stok om; alleen de laatste daarvan is vrij. Je mag drie keer door de stok.
note-spider = Alle vier de kleuren doen mee.
note-spider-2 = Er zijn alleen schoppen en harten, van elk 52.
note-spider-1 = Alle kaarten zijn schoppen, dus elke reeks mag je in één keer verplaatsen.
note-pyramid = Een kaart is alleen vrij als er niets op ligt.
note-pyramid-tut = Is een kaart alleen bedekt door de kaart waarmee hij een paar vormt, dan mag je die twee samen wegnemen.
note-golf = Eén spel. Je wint als er in de kolommen geen kaart meer over is.
note-golf-9 = Een ronde van negen spellen; in elk spel ga je één keer door de stok. De kaarten die in de kolommen overblijven, worden over alle spellen opgeteld. Past er niets meer, tik dan op de stok voor het volgende spel. De ronde is gewonnen met par of beter: in totaal 45 kaarten over, vijf per spel.
note-canfield = Je draait één kaart tegelijk van de stok om.
note-canfield-3 = Je draait drie kaarten tegelijk van de stok om; alleen de laatste daarvan is vrij.

## Afbeeldingen in de regels

# $piles zijn de namen van de stapels in de afbeelding.
picture-of-table = De tafel: { LIST($piles, "and") }.
# De naam van een stapel, of wat onder de afbeelding van een zet staat: woorden uit de regels, dus al in deze taal.
as-in-rules = { $words }
