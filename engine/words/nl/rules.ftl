# Wat de bladzijde met de regels zegt naast de regels die alle varianten van een spel delen. Die staan in de map "rules".

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
