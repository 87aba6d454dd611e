### De namen van de spellen, en wat er van elk wordt gezegd voor je het voor het eerst speelt: zo heten ze bij spelers;
### waar er geen eigen naam is, staat de Engelse.

-bridge = Bridge Solitaire
-seahaven = Seahaven Towers
-tut = Tut’s Tomb

## Spellen: "family-" en de id van de eerste variant. De vorm ".kind" is wat je er het meest doet, in één of twee woorden
## en hooguit 16 letters; ".sentence" hoe het spel is, in een zin van hooguit 66 letters. ".also" zijn andere namen
## waaronder spelers het zoeken, in het Nederlands of een andere taal; het zoekveld van de galerij vindt ze, en de pagina
## met de regels toont ze.

family-backbone = Ruggengraat
    .kind = Ontwarren
    .sentence = Haal een ruggengraat van onderaf uit elkaar; de ribben helpen.
    .also = Backbone
family-bridge = { -bridge }
    .kind = Inschatten
    .sentence = Een hele robber bridge: jij in je eentje tegen de kaarten.
family-black-hole = Zwart gat
    .kind = Vooruitdenken
    .sentence = Alle kaarten op één stapel, steeds één hoger of lager.
    .also = Black Hole
family-freecell = FreeCell
    .kind = Plannen
    .sentence = Niets is verborgen: vier vrije cellen en een plan.
    .also = Free Cell
family-klondike = Klondike
    .kind = Blootleggen
    .sentence = De klassieker: rood op zwart, heren in lege kolommen.
    .also = Patience, Solitaire, Triangle, Fascination, American Patience
family-clock = De klok
    .kind = Puur toeval
    .sentence = Niets te beslissen: draai de kaarten om en kijk toe.
    .also = The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = Spider
    .kind = Sorteren
    .sentence = Sorteer twee pakken kaarten tot acht reeksen, van heer tot aas.
family-seahaven = { -seahaven }
    .kind = Berekenen
    .sentence = Alle kaarten open, vier torens, en alles per kleur.
    .also = Sea Haven, Sea Towers
family-pyramid = Piramide
    .kind = Optellen
    .sentence = Neem paren weg die samen dertien zijn, van voet tot top.
    .also = Pyramid, Pile of 28
family-golf = Golf
    .kind = Aaneenrijgen
    .sentence = Eén hoger of één lager, in één lange keten.
    .also = One Foundation
family-canfield = Canfield
    .kind = Aanpassen
    .sentence = Dertien kaarten reserve; het toeval bepaalt de beginkaart.
    .also = Demon, Thirteen, Fascination

## Spellen met maar één variant en zonder met de hand geschreven regels: in dezelfde vormen

family-yukon = Yukon
    .kind = Graven
    .sentence = Verplaats elke open kaart, met alle kaarten die erop liggen.
family-russian = Russische patience
    .kind = Graven
    .sentence = Als Yukon, maar aflopend in één kleur, en veel moeilijker.
    .also = Russian Solitaire
family-tripeaks = TriPeaks
    .kind = Aaneenrijgen
    .sentence = Drie pieken, één lange keten: steeds één hoger of één lager.
    .also = Drie pieken, Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Veertig rovers
    .kind = Geduld bewaren
    .sentence = Twee pakken, één kaart tegelijk, en één keer door de stok.
    .also = Veertig dieven, Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = Scorpion
    .kind = Ontwarren
    .sentence = Verplaats elke open kaart en bouw vier reeksen, heer tot aas.
    .also = Schorpioen
family-simple-simon = Simple Simon
    .kind = Sorteren
    .sentence = Spider met één pak en zonder stok: alle kaarten open.
family-spiderette = Spiderette
    .kind = Sorteren
    .sentence = Spider met één pak, gedeeld zoals bij Klondike.
family-mrs-mop = Mrs Mop
    .kind = Sorteren
    .sentence = Spider, maar alle kaarten liggen van het begin af open.
family-easthaven = Easthaven
    .kind = Blootleggen
    .sentence = Klondike waarbij de stok elke kolom een kaart geeft.
    .also = East Haven
family-gypsy = Gypsy
    .kind = Blootleggen
    .sentence = De kolommen van Klondike, de stok van Spider, en twee pakken.
family-bakers-game = Baker’s Game
    .kind = Plannen
    .sentence = De voorloper van FreeCell: alles in dezelfde kleur.
family-eight-off = Eight Off
    .kind = Plannen
    .sentence = Acht cellen, waarvan de helft bezet, en alles per kleur.
family-king-albert = King Albert
    .kind = Plannen
    .sentence = Negen kolommen, zeven kaarten reserve, en niets verborgen.
    .also = Koning Albert, Idiot’s Delight
family-beleaguered-castle = Belegerd kasteel
    .kind = Berekenen
    .sentence = De azen zijn al thuis; de rest ligt open, maar wel diep.
    .also = Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = Straten en steegjes
    .kind = Berekenen
    .sentence = Belegerd kasteel, maar je moet eerst de azen opgraven.
    .also = Streets and Alleys
family-fan = Fan
    .kind = Berekenen
    .sentence = Achttien kleine kolommen: alles open, en alles per kleur.
family-alaska = Alaska
    .kind = Graven
    .sentence = Als Yukon, maar in één kleur, zowel oplopend als aflopend.
family-westcliff = Westcliff
    .kind = Blootleggen
    .sentence = Klondike in tien kolommen: één ronde, elke kaart in lege kolommen.
family-double-klondike = Dubbele Klondike
    .kind = Blootleggen
    .sentence = Klondike met twee pakken en negen kolommen.
    .also = Double Klondike
family-lucas = Lucas
    .kind = Geduld bewaren
    .sentence = Makkelijker dan Veertig rovers: azen al thuis, dertien kolommen.
family-will-o-the-wisp = Dwaallicht
    .kind = Sorteren
    .sentence = Spiderette met zeven kolommen van drie kaarten.
    .also = Will o’ the Wisp
family-fore-cell = Fore Cell
    .kind = Plannen
    .sentence = FreeCell met alle cellen al bezet; alleen heren in lege kolommen.
family-siegecraft = Siegecraft
    .kind = Berekenen
    .sentence = Belegerd kasteel, met één cel om een kaart apart te leggen.
family-stronghold = Stronghold
    .kind = Berekenen
    .sentence = Straten en steegjes, met één cel om een kaart apart te leggen.
family-fortress = Vesting
    .kind = Berekenen
    .sentence = Tien kolommen, op- of aflopend in één kleur, kaart voor kaart.
    .also = Fortress
family-spanish-patience = Spaanse patience
    .kind = Plannen
    .sentence = Dertien korte kolommen, aflopend in welke kleur dan ook.
    .also = Spanish Patience
family-bakers-dozen = Bakkersdozijn
    .kind = Plannen
    .sentence = Dertien kolommen, de heren onderop; een lege kolom blijft leeg.
    .also = Baker’s Dozen
family-portuguese-solitaire = Portugese patience
    .kind = Plannen
    .sentence = Bakkersdozijn met een uitweg: een heer mag in een lege kolom.
    .also = Portuguese Solitaire
family-castles-in-spain = Luchtkastelen
    .kind = Plannen
    .sentence = Dertien korte kolommen, aflopend, om en om rood en zwart.
    .also = Castles in Spain
family-alpha-star = Alpha Star
    .kind = Berekenen
    .sentence = Twaalf kolommen; een reeks in één kleur verplaats je in één keer.
family-delta-star = Delta Star
    .kind = Berekenen
    .sentence = Twaalf kolommen van vier kaarten, in één kleur, kaart voor kaart.
family-raglan = Raglan
    .kind = Plannen
    .sentence = Makkelijker dan King Albert: de azen zijn al thuis.
family-somerset = Somerset
    .kind = Berekenen
    .sentence = King Albert zonder reserve: alle kaarten in tien kolommen.

## Varianten: "game-" en de id, met de hele naam. Boven de tafel staat de naam van het spel groot, en de vorm ".variant"
## erachter of eronder, klein; is die leeg, dan staat daar alleen de hele naam. ".short" is voor een kleine knop onder de
## naam van het spel, met hooguit 16 letters; geen twee varianten van een spel hebben dezelfde.

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, huisregels
    .kind = Huisregels
    .sentence = { $changes }
named-rules = { $given }
    .kind = Huisregels
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } met huisregels.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
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
# Voor meer dan één spel.
source-common-form = Het spel in de gangbare vorm, zoals het in de meeste verzamelingen staat.
source-blake-gent = De regels zijn die van ‘The Winnability of Klondike Solitaire and Many Other Patience Games’ van Charlie Blake en Ian P. Gent.
source-own = Huisregels: de regels van { $name } zijn aangepast.
source-tripeaks = Het spel van Robert Hogue uit 1989, met de regels van TriPeaks van Microsoft.

## Wat bijzonder is aan één van meer varianten van een spel. Het staat onder de naam van de variant.

note-backbone = Elf kaarten in elke kolom. Een aas die bij het delen in de ruggengraat of de ribben komt, gaat meteen naar huis en de volgende kaart neemt zijn plaats in; een heer wordt geen stuitje, maar gaat onder in de stok. Een lege rib mag je vullen met elke vrije kaart: uit de ruggengraat, van de aflegstapel, van een andere rib of rechtstreeks van de stok.
note-backbone-traditional = Tien kaarten in elke kolom. De twee pakken worden apart geschud en na elkaar gedeeld. Azen gaan meteen naar huis, zowel bij het delen als wanneer ze van de stok komen; een heer wordt geen stuitje, maar gaat onder in de stok. Een lege rib moet je meteen vullen, met een kaart van de aflegstapel of de stok, nooit uit de ruggengraat of van een andere rib. Zijn aflegstapel en stok leeg, dan blijft de rib leeg.
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
note-golf-9 = Een ronde van negen spellen; in elk spel ga je één keer door de stok. De kaarten die in de kolommen overblijven, worden over alle spellen opgeteld. Past er niets meer, tik dan op de stok voor het volgende spel. Je wint de ronde met par of beter: in totaal hooguit 45 kaarten over, gemiddeld vijf per spel.
note-canfield = Je draait één kaart tegelijk van de stok om.
note-canfield-3 = Je draait drie kaarten tegelijk van de stok om; alleen de laatste daarvan is vrij.

## Afbeeldingen in de regels

# $piles zijn de namen van de stapels in de afbeelding.
picture-of-table = De tafel: { LIST($piles, "and") }.
# De naam van een stapel, of wat onder de afbeelding van een zet staat: woorden uit de regels, dus al in deze taal.
as-in-rules = { $words }

### De begeleide eerste spellen. De tekst van een stap heeft één of twee zinnen; de vorm "title" staat erboven. Er is
### weinig ruimte: een titel heeft hooguit zo'n 24 letters, een tekst 105.
### Een kaart die een tekst noemt, is de kaart om op te tikken, of een die aan het eind van een stapel te zien is. Geen
### tekst zegt links of rechts, want de tafel kan gespiegeld zijn. Boven de berichten van elk spel staat wat er in de
### stappen gebeurt als je op de genoemde kaarten tikt; een stap die er niet bij staat, is alleen om te lezen.

# De titel van elke laatste stap.
lesson-now-it-is-yours = Nu ben jij aan zet
run-button = Start
undo-button = Ongedaan

## Ruggengraat
##
## 2: schoppenacht naar de onderste rib rechts
## 3: hartenboer naar de bovenste rib rechts
## 4: schoppentwee naar de eerste schoppenstapel
## 5: een kaart omdraaien; hartentien naar de bovenste rib rechts

lesson-backbone-1 = Twee kolommen, met één kaart dwars over het eind: het stuitje. Breng alle 104 kaarten naar huis.
    .title = Ontwar de ruggengraat
lesson-backbone-2 = Tik op de schoppenacht: die past op de schoppennegen, en er komt een rib leeg.
    .title = Omlaag, in één kleur
lesson-backbone-3 = Tik op de hartenboer, het stuitje: die mag op een lege rib; dan zijn beide kolommen vrij.
    .title = Maak de kolommen vrij
lesson-backbone-4 = Tik op de schoppentwee: die gaat op de schoppenaas. Eindstapels lopen per kleur op tot de heer.
    .title = Vanaf de aas naar huis
lesson-backbone-5 = Tik op de stok om een kaart om te draaien. Tik dan op de hartentien: die past op de hartenboer.
    .title = Kaarten van de stok
lesson-backbone-6 = Lege ribben helpen het meest, dus vul ze niet te snel. Met ‘{ undo-button }’ neem je zetten terug.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: hartenvrouw houden; hartenboer houden; hartennegen houden; hartenvier houden; hartentwee houden; klaveraas houden
## 3: afleggen, met de ruitenheer bovenop
## 4: 1 harten bieden
## 5: hartentwee spelen

lesson-bridge-1 = De stok is je tegenstander, de bank. Met je bod zeg je hoeveel van de dertien slagen je haalt.
    .title = Een robber bridge
lesson-bridge-2 = Tik op je vijf harten en de klaveraas: een lange kleur en een aas leveren slagen op.
    .title = Houd zes kaarten
lesson-bridge-3 = Tik op ‘{ take-up-blind.sign }’: de andere zeven gaan weg en je krijgt er zeven nieuwe voor terug.
    .title = Pak de pot op
lesson-bridge-4 = Bied 1♥, dus zeven slagen: met negen harten heb je een mooie troefkleur. De bank heeft gepast.
    .title = Doe een bod
lesson-bridge-5 = Tik op een troef, de hartentwee: de bank komt uit met schoppen, en die heb jij niet.
    .title = Win met een troef
lesson-bridge-6 = De slag is voor jou, dus jij speelt nu voor. Beken als je kunt; meer staat in de regels.
    .title = { lesson-now-it-is-yours }

## Zwart gat
##
## 2: schoppentwee naar het zwarte gat
## 3: hartendrie naar het zwarte gat; hartenvier naar het zwarte gat
## 4: klavervijf naar het zwarte gat; schoppenvier naar het zwarte gat

lesson-black-hole-1 = De schoppenaas in het midden is het zwarte gat. Speel alle andere kaarten daarop.
    .title = Alles het gat in
lesson-black-hole-2 = Tik op de schoppentwee: die is één hoger dan de aas. De kleur doet er hier niet toe.
    .title = Eén hoger of één lager
lesson-black-hole-3 = Tik op de hartendrie en dan op de hartenvier. Alleen de laatste kaart van elke waaier is vrij.
    .title = Verder omhoog
lesson-black-hole-4 = Tik op de klavervijf en dan op de schoppenvier: eerst nog één omhoog, dan weer omlaag.
    .title = Verander van richting
lesson-black-hole-5 = Ook heer en aas volgen op elkaar. Kijk eerst welke kaarten eronder liggen en kies dan.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: ruitenaas naar de ruitenstapel
## 2: klavertwee naar kolom 8
## 3: klaverboer naar cel 1
## 4: hartenaas naar de hartenstapel
## 5: hartendrie met nog één kaart naar kolom 5

lesson-freecell-1 = Tik op de ruitenaas: elke kleur gaat van aas tot heer naar huis. Alle kaarten liggen open.
    .title = Elke kleur naar huis
lesson-freecell-2 = Tik op de klavertwee: die past op de hartendrie, want die is rood en één hoger.
    .title = Omlaag, zwart op rood
lesson-freecell-3 = Tik op de klaverboer: die gaat naar een cel en er komt een aas vrij. In een cel past één kaart.
    .title = Vier cellen helpen
lesson-freecell-4 = Tik op de hartenaas. Maak je cellen weer leeg zodra het kan.
    .title = Daar was de cel voor
lesson-freecell-5 = Tik op de hartendrie: die past op de klavervier. Met vrije cellen verplaats je een reeks in één keer.
    .title = Meer kaarten tegelijk
lesson-freecell-6 = Let op de lage kaarten en wat erop ligt. Bijna elk spel is te winnen.
    .title = { lesson-now-it-is-yours }

## Klondike
##
## 1: klaveracht naar kolom 4
## 2: ruitenaas naar de ruitenstapel
## 3: ruitennegen met nog één kaart naar kolom 1
## 4: schoppenheer naar kolom 2
## 5: een kaart omdraaien; ruitenzeven naar kolom 1

lesson-klondike-1 = Tik op de klaveracht: die past op de ruitennegen. De kaart eronder gaat open.
    .title = Omlaag, zwart op rood
lesson-klondike-2 = Tik op de ruitenaas: elke kleur gaat van aas tot heer naar huis.
    .title = Eerst de azen naar huis
lesson-klondike-3 = Tik op de ruitennegen: die gaat met de acht erop naar de klavertien.
    .title = Een hele reeks tegelijk
lesson-klondike-4 = Tik op de schoppenheer: die gaat naar de lege kolom, en er gaat weer een kaart open.
    .title = Heren in lege kolommen
lesson-klondike-5 = Tik op de stok om een kaart om te draaien. Tik dan op de ruitenzeven: die past op de klaveracht.
    .title = De rest zit in de stok
lesson-klondike-6 = Draai eerst de dichte kaarten om. Je mag zo vaak door de stok als je wilt.
    .title = { lesson-now-it-is-yours }

## De klok
##
## 2: ruitenvrouw naar 12 uur
## 3: hartennegen naar 9 uur

lesson-clock-1 = Twaalf stapels voor de uren, de heren in het midden. Elke kaart gaat naar de stapel van zijn rang.
    .title = Niets te beslissen
lesson-clock-2 = Tik waar je wilt: de ruitenvrouw gaat naar twaalf uur, en daar gaat de volgende kaart open.
    .title = De vrouw naar twaalf uur
lesson-clock-3 = Tik waar je wilt: de hartennegen gaat naar negen uur.
    .title = En zo verder
lesson-clock-4 = Je wint als de vierde heer als laatste komt. Met ‘{ run-button }’ gaat het vanzelf; tik om te stoppen.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: ruitennegen naar kolom 3
## 3: ruitentien met nog één kaart naar kolom 1
## 4: ruitentwee naar kolom 4
## 5: een kaart op elke kolom

lesson-spider-1 = Een complete reeks, heer tot aas in één kleur, gaat vanzelf van tafel. Met acht reeksen win je.
    .title = Bouw acht reeksen
lesson-spider-2 = Tik op de ruitennegen: die past op de ruitentien. Dezelfde kleur is het best.
    .title = Eén lager, elke kleur
lesson-spider-3 = Tik op de ruitentien: die gaat met de negen erop naar de klaverboer.
    .title = Eén kleur gaat samen
lesson-spider-4 = Tik op de ruitentwee: die mag ook op de klaverdrie, een andere kleur. Er gaat een kaart open.
    .title = Draai kaarten om
lesson-spider-5 = Tik op de stok als niets anders helpt: die geeft elke kolom een kaart.
    .title = Deel een rij uit
lesson-spider-6 = Probeer een kolom leeg te spelen: daar mag elke kaart heen. Vul lege kolommen voor je uitdeelt.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: klaveracht naar kolom 2
## 3: klavertien naar toren 1
## 4: schoppenaas naar de schoppenstapel
## 5: schoppenboer naar kolom 5

lesson-seahaven-1 = Elke kleur gaat van aas tot heer naar huis. In een toren past één kaart; twee zijn al bezet.
    .title = Vier torens
lesson-seahaven-2 = Tik op de klaveracht: die past op de klavernegen.
    .title = Omlaag, in één kleur
lesson-seahaven-3 = Tik op de klavertien: die gaat naar een lege toren, en er komt een aas vrij.
    .title = Gebruik een toren
lesson-seahaven-4 = Tik op de schoppenaas: daarmee begint de eindstapel van die kleur.
    .title = Azen gaan naar huis
lesson-seahaven-5 = Tik op de schoppenboer: die past op de schoppenvrouw, en de toren is weer vrij.
    .title = Maak torens weer leeg
lesson-seahaven-6 = In een lege kolom mag alleen een heer. Met meer vrije torens verplaats je langere reeksen.
    .title = { lesson-now-it-is-yours }

## Piramide
##
## 2: schoppentien en schoppendrie weg
## 3: klaverheer weg
## 4: een kaart omdraaien; klaveraas en schoppenvrouw weg

lesson-pyramid-1 = Neem steeds twee vrije kaarten weg die samen 13 zijn. Een aas is 1, een boer 11, een vrouw 12.
    .title = Samen dertien
lesson-pyramid-2 = Tik op de schoppentien: die gaat weg met de schoppendrie. Beide liggen vrij.
    .title = Tien en drie
lesson-pyramid-3 = Tik op de klaverheer: die telt 13, en er ligt niets meer op.
    .title = Een heer gaat alleen weg
lesson-pyramid-4 = Tik op de stok en dan op de klaveraas: die is met de schoppenvrouw samen 13.
    .title = De stok helpt
lesson-pyramid-5 = Speel de hele piramide weg. Je mag zo vaak door de stok als je wilt.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: schoppenacht naar de aflegstapel
## 3: ruitenzeven naar de aflegstapel; klaverzes naar de aflegstapel
## 4: een kaart omdraaien
## 5: schoppenvrouw naar de aflegstapel; klaverboer naar de aflegstapel

lesson-golf-1 = Speel de kolommen leeg op de aflegstapel: steeds één hoger of lager, in welke kleur dan ook.
    .title = Eén hoger of één lager
lesson-golf-2 = Tik op de schoppenacht: die past op de klaverzeven.
    .title = Acht op zeven
lesson-golf-3 = Tik op de ruitenzeven en dan op de klaverzes: nu ga je omlaag.
    .title = Verander van richting
lesson-golf-4 = Tik op de stok om de volgende kaart om te draaien: op de klaverzes past niets.
    .title = Een nieuw begin
lesson-golf-5 = Tik op de schoppenvrouw en dan op de klaverboer: de vrouw past op de boer, de boer op de vrouw.
    .title = Zo ga je verder
lesson-golf-6 = Op een heer past niets, en je mag maar één keer door de stok. Houd zo weinig mogelijk kaarten over.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: klavertien naar kolom 2
## 3: schoppenvrouw naar de schoppenstapel
## 4: een kaart omdraaien; hartenzeven naar kolom 4

lesson-canfield-1 = De eindstapels beginnen met de rang van de eerste kaart, hier de vrouw. Op een heer volgt een aas.
    .title = Vanaf de vrouw naar huis
lesson-canfield-2 = Tik op de klavertien: die past op de hartenboer. De reserve vult meteen de lege kolom.
    .title = Omlaag, zwart op rood
lesson-canfield-3 = Tik op de schoppenvrouw, boven op de reserve: daarmee begint een eindstapel.
    .title = De reserve
lesson-canfield-4 = Tik op de stok om een kaart om te draaien. Tik dan op de hartenzeven: die past op de klaveracht.
    .title = Stok en aflegstapel
lesson-canfield-5 = Speel eerst de reserve weg: daar wordt het spel beslist.
    .title = { lesson-now-it-is-yours }

### Hoe een spel eindigde. Elk bericht is een zin.

won-in = { $count ->
    [one] Gewonnen in { $count } zet.
   *[other] Gewonnen in { $count } zetten.
}
all-home = Alle kaarten zijn thuis.
no-more-home = Er kan geen kaart meer naar huis.
klondike-stuck = Er kan geen dichte kaart meer open, en er is geen kaart van stok of aflegstapel meer te spelen.
all-runs-complete = Alle reeksen zijn compleet.
no-run-possible = Er kan geen dichte kaart meer open, en er is geen reeks meer compleet te maken.
no-run-left = Er is geen reeks meer compleet te maken.
too-few-to-deal = Er zijn te weinig kaarten om elke kolom te vullen, dus je kunt niet meer uitdelen.
stock-used-up = De stok is op.
clock-won = Alle kaarten liggen open, en de vierde heer kwam als laatste.
clock-stopped = De vierde heer heeft de klok stilgezet.
clock-odds = Er valt niets te beslissen: één op de dertien spellen wordt gewonnen.
pyramid-gone = De piramide is weggespeeld.
peaks-gone = De pieken zijn weggespeeld.
nothing-to-take-away = Er valt geen kaart meer weg te nemen.
all-in-hole = Alle kaarten zitten in het zwarte gat.
no-free-card-fits = Er past geen vrije kaart meer.
columns-cleared = De kolommen zijn leeg.
golf-stuck = De stok is op en er past geen kaart meer.
round-won = Alle negen spellen zijn gespeeld, met hooguit 45 kaarten over.
round-lost = Alle negen spellen zijn gespeeld, met meer dan 45 kaarten over.
