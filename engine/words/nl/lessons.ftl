# De begeleide eerste spellen. De tekst van een stap heeft één of twee zinnen; de vorm "title" staat erboven. Er is
# weinig ruimte: een titel heeft hooguit zo'n 24 letters, een tekst 105.
# Een kaart die een tekst noemt, is de kaart om op te tikken, of een die aan het eind van een stapel te zien is. Geen
# tekst zegt links of rechts, want de tafel kan gespiegeld zijn. Boven de berichten van elk spel staat wat er in de
# stappen gebeurt als je op de genoemde kaarten tikt; een stap die er niet bij staat, is alleen om te lezen.

# De titel van elke laatste stap.
lesson-now-it-is-yours = Nu is het aan jou

## Ruggengraat
##
## 2: schoppenacht naar de onderste rib rechts
## 3: hartenboer naar de bovenste rib rechts
## 4: schoppentwee naar de eerste schoppenstapel
## 5: een kaart omdraaien; hartentien naar de bovenste rib rechts

lesson-backbone-1 = Twee kolommen, met dwars over het eind één kaart: het stuitje. Breng alle 104 kaarten naar huis.
    .title = Haal de rug uit elkaar
lesson-backbone-2 = De schoppenacht past op de schoppennegen. Tik erop: er komt een rib leeg.
    .title = Ribben dalen per kleur
lesson-backbone-3 = Een lege rib vul je zoals je wilt. Tik op de hartenboer, het stuitje: beide kolommen zijn vrij.
    .title = Maak de rug vrij
lesson-backbone-4 = Eindstapels groeien per kleur tot de heer. Tik op de schoppentwee: die gaat op zijn aas.
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

lesson-bridge-1 = De stok is je tegenstander, de bank. Jij biedt hoeveel van de dertien slagen je hand wint.
    .title = Een robber bridge
lesson-bridge-2 = Een lange kleur en een aas winnen slagen. Houd je vijf harten en de klaveraas: tik erop.
    .title = Houd zes kaarten
lesson-bridge-3 = De andere zeven gaan weg. Tik op ‘{ take-up-blind.sign }’: je krijgt er zeven nieuwe voor.
    .title = Neem de blinde op
lesson-bridge-4 = De bank heeft gepast. Met negen harten heb je een mooie troefkleur: bied 1♥, dus zeven slagen.
    .title = Bied
lesson-bridge-5 = De bank speelt de schoppenvier voor. Jij hebt geen schoppen: tik op een troef, de hartentwee.
    .title = Win met een troef
lesson-bridge-6 = De slag is voor jou, dus jij speelt de volgende voor. Beken als je kunt; meer staat in de regels.
    .title = { lesson-now-it-is-yours }

## Zwart gat
##
## 2: schoppentwee naar het zwarte gat
## 3: hartendrie naar het zwarte gat; hartenvier naar het zwarte gat
## 4: klavervijf naar het zwarte gat; schoppenvier naar het zwarte gat

lesson-black-hole-1 = De schoppenaas in het midden is het zwarte gat. Speel alle andere kaarten daarop.
    .title = Alles het gat in
lesson-black-hole-2 = De schoppentwee is één hoger dan de aas. Tik erop. De kleur doet er hier niet toe.
    .title = Eén hoger of één lager
lesson-black-hole-3 = Alleen de laatste kaart van elke waaier is vrij. Tik op de hartendrie en dan op de hartenvier.
    .title = Verder omhoog
lesson-black-hole-4 = Nog één omhoog, de klavervijf, en weer omlaag, de schoppenvier: tik ze na elkaar aan.
    .title = Keer om wanneer je wilt
lesson-black-hole-5 = Ook heer en aas volgen op elkaar. Bekijk de kaarten eronder voor je kiest.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: ruitenaas naar de ruitenstapel
## 2: klavertwee naar kolom 8
## 3: klaverboer naar cel 1
## 4: hartenaas naar de hartenstapel
## 5: hartendrie met nog één kaart naar kolom 5

lesson-freecell-1 = Alle kaarten liggen open. Elke kleur gaat van aas tot heer naar huis. Tik op de ruitenaas.
    .title = Elke kleur naar huis
lesson-freecell-2 = De klavertwee past op de hartendrie: één lager, en zwart op rood. Tik erop.
    .title = Omlaag, rood op zwart
lesson-freecell-3 = In een cel past één kaart. Tik op de klaverboer: die gaat naar een cel en er komt een aas vrij.
    .title = Vier cellen helpen
lesson-freecell-4 = Tik op de hartenaas. Maak je cellen weer leeg zodra het kan.
    .title = Daarvoor was de cel
lesson-freecell-5 = Door vrije cellen kan een reeks in één keer mee. Tik op de hartendrie: die past op de klavervier.
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
    .title = Omlaag, rood op zwart
lesson-klondike-2 = Breng elke kleur naar huis, van aas tot heer. Tik op de ruitenaas.
    .title = Eerst de azen naar huis
lesson-klondike-3 = Tik op de ruitennegen: met de acht erop gaat die naar de klavertien.
    .title = Een reeks gaat samen
lesson-klondike-4 = Tik op de schoppenheer: die gaat naar de lege kolom, en er gaat weer een kaart open.
    .title = Heren op lege plekken
lesson-klondike-5 = Tik op de stok om een kaart om te draaien. Tik dan op de ruitenzeven: die past op de klaveracht.
    .title = De rest zit in de stok
lesson-klondike-6 = Draai eerst de dichte kaarten om. Door de stok ga je zo vaak als je wilt.
    .title = { lesson-now-it-is-yours }

## De klok
##
## 2: ruitenvrouw naar 12 uur
## 3: hartennegen naar 9 uur

lesson-clock-1 = Twaalf stapels voor de uren, de heren in het midden. Elke kaart gaat naar de stapel van zijn rang.
    .title = Niets te beslissen
lesson-clock-2 = Tik ergens: de ruitenvrouw gaat naar twaalf uur, en daar gaat de volgende kaart open.
    .title = De vrouw naar twaalf uur
lesson-clock-3 = De hartennegen gaat naar negen uur. Tik ergens.
    .title = En zo verder
lesson-clock-4 = Draai alle kaarten om voor de vierde heer komt. Met ‘{ run-button }’ gaat het vanzelf; een tik stopt het.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: ruitennegen naar kolom 3
## 3: ruitentien met nog één kaart naar kolom 1
## 4: ruitentwee naar kolom 4
## 5: een kaart op elke kolom

lesson-spider-1 = Heer tot aas in één kleur is een hele reeks en gaat vanzelf van tafel. Met acht reeksen win je.
    .title = Bouw acht reeksen
lesson-spider-2 = De ruitennegen past op de ruitentien. Tik erop. Dezelfde kleur is het best.
    .title = Eén lager, elke kleur
lesson-spider-3 = Tik op de ruitentien: met de negen erop gaat die naar de klaverboer.
    .title = Eén kleur gaat samen
lesson-spider-4 = Een andere kleur mag ook: tik op de ruitentwee, die past op de klaverdrie. Er gaat een kaart open.
    .title = Draai kaarten om
lesson-spider-5 = Helpt er niets anders, tik dan op de stok: die geeft elke kolom een kaart.
    .title = Deel een rij
lesson-spider-6 = Probeer een kolom leeg te spelen: daar mag elke kaart heen. Vul lege kolommen voor je deelt.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: klaveracht naar kolom 2
## 3: klavertien naar toren 1
## 4: schoppenaas naar de schoppenstapel
## 5: schoppenboer naar kolom 5

lesson-seahaven-1 = Elke kleur gaat van aas tot heer naar huis. In een toren past één kaart; twee zijn er bezet.
    .title = Vier torens
lesson-seahaven-2 = De klaveracht past op de klavernegen. Tik erop.
    .title = Kolommen dalen per kleur
lesson-seahaven-3 = De klavertien ligt op een aas. Tik op de tien: die gaat naar een lege toren.
    .title = Gebruik een toren
lesson-seahaven-4 = Tik op de schoppenaas: daarmee begint de eindstapel van die kleur.
    .title = Azen gaan naar huis
lesson-seahaven-5 = Tik op de schoppenboer: die past op de schoppenvrouw, en de toren is weer vrij.
    .title = Maak torens weer leeg
lesson-seahaven-6 = Een lege kolom vul je alleen met een heer. Een reeks kan samen mee als er torens genoeg vrij zijn.
    .title = { lesson-now-it-is-yours }

## Piramide
##
## 2: schoppentien en schoppendrie weg
## 3: klaverheer weg
## 4: een kaart omdraaien; klaveraas en schoppenvrouw weg

lesson-pyramid-1 = Neem paren van vrije kaarten weg die samen 13 zijn. Een aas is 1, een boer 11, een vrouw 12.
    .title = Samen dertien
lesson-pyramid-2 = Beide liggen vrij. Tik op de schoppentien: die gaat weg met de schoppendrie.
    .title = Tien en drie
lesson-pyramid-3 = Er ligt niets meer op, en hij telt 13. Tik op de klaverheer.
    .title = Een heer gaat alleen
lesson-pyramid-4 = Tik op de stok. De klaveraas en de schoppenvrouw zijn samen 13: tik op de aas.
    .title = De stok helpt
lesson-pyramid-5 = Neem de hele piramide weg. Door de stok ga je zo vaak als je wilt.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: schoppenacht naar de aflegstapel
## 3: ruitenzeven naar de aflegstapel; klaverzes naar de aflegstapel
## 4: een kaart omdraaien
## 5: schoppenvrouw naar de aflegstapel; klaverboer naar de aflegstapel

lesson-golf-1 = Speel de kolommen op de aflegstapel: steeds één hoger of lager dan de kaart daar, in elke kleur.
    .title = Eén hoger of één lager
lesson-golf-2 = De schoppenacht past op de klaverzeven. Tik erop.
    .title = Acht op zeven
lesson-golf-3 = Tik op de ruitenzeven en dan op de klaverzes: nu ga je omlaag.
    .title = Keer om wanneer je wilt
lesson-golf-4 = Op de klaverzes past niets. Tik op de stok: dan gaat de volgende kaart open.
    .title = Een nieuw begin
lesson-golf-5 = De schoppenvrouw past op de schoppenboer, en dan de klaverboer op de vrouw. Tik op allebei.
    .title = Zo ga je verder
lesson-golf-6 = Op een heer past niets, en door de stok ga je één keer. Elke kaart die blijft liggen, telt één.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: klavertien naar kolom 2
## 3: schoppenvrouw naar de schoppenstapel
## 4: een kaart omdraaien; hartenzeven naar kolom 4

lesson-canfield-1 = De eindstapels beginnen met de rang van de eerste kaart, hier de vrouw. Op een heer volgt een aas.
    .title = Vanaf de vrouw naar huis
lesson-canfield-2 = De klavertien past op de hartenboer. Tik erop: de reserve vult meteen de lege kolom.
    .title = Omlaag, rood op zwart
lesson-canfield-3 = De bovenste kaart is vrij. Tik op de schoppenvrouw: daarmee begint een eindstapel.
    .title = De reserve
lesson-canfield-4 = Tik op de stok om een kaart om te draaien. Tik dan op de hartenzeven: die past op de klaveracht.
    .title = Stok en aflegstapel
lesson-canfield-5 = Speel eerst de reserve weg: daar wordt het spel beslist.
    .title = { lesson-now-it-is-yours }
