### Waarom een zet niet kan. Elk bericht is een zin die de speler leest.

## Elk spel

no-such-place = Die plaats bestaat niet op deze tafel.
already-there = De kaart ligt daar al.
no-card-to-take = Hier ligt geen kaart om te pakken.
not-so-many-cards = Zoveel kaarten liggen er niet.
one-at-a-time = Je mag maar één kaart tegelijk verplaatsen.
home-one-by-one = Kaarten gaan één voor één naar huis.
stays-home = Een kaart die thuis is, blijft thuis.
face-down-stays = Een dichte kaart kun je niet verplaatsen.
no-run = Deze kaarten vormen geen reeks.
no-redeal-left = Je kunt niet nog eens door de stok.
one-pass = Je mag maar één keer door de stok.
stock-not-used-up = De stok is nog niet op.
nothing-to-stock = Er kan geen kaart terug naar de stok.
turn-to-waste-first = Draai de kaart eerst om naar de aflegstapel.
waste-only-from-stock = Op de aflegstapel komen alleen kaarten van de stok.
nothing-on-place = Op { FORM($place, "de") } kun je geen kaarten leggen.
foundation-complete = Deze eindstapel is compleet.
nothing-there = Daar past niets.
nothing-on-card = Op { FORM($card, "de") } past niets.
only-on-card = Op { FORM($card, "de") } past alleen { $wanted }.
# $kind is de soort van de lege stapel.
only-starts = { $kind ->
    [waste] Deze aflegstapel begint met { $wanted }.
    [cell] In deze cel past alleen { $wanted }.
   *[foundation] Deze eindstapel begint met { $wanted }.
}

# $pile is hoe het spel een stapel op tafel noemt.
only-fills-space = { $pile ->
    [rib] Een lege rib mag je alleen vullen met { $wanted }.
    [fan] Een lege waaier mag je alleen vullen met { $wanted }.
   *[column] Een lege kolom mag je alleen vullen met { $wanted }.
}
space-stays-empty = { $pile ->
    [rib] Een lege rib blijft leeg.
    [fan] Een lege waaier blijft leeg.
    [place] Een lege plaats blijft leeg.
   *[column] Een lege kolom blijft leeg.
}
# $kind is de soort stapel waar de kaart vandaan zou komen.
space-not-from = { $kind ->
    [foundation] Een lege kolom mag je niet vullen vanaf een eindstapel.
    [waste] Een lege kolom mag je niet vullen vanaf de aflegstapel.
    [reserve] Een lege kolom mag je niet vullen vanuit de reserve.
    [cell] Een lege kolom mag je niet vullen vanuit een cel.
   *[tableau] Een lege kolom mag je niet vullen vanuit een andere kolom.
}
back-only-to-column = { $pile ->
    [rib] Een kaart van een eindstapel mag alleen terug naar een rib.
   *[column] Een kaart van een eindstapel mag alleen terug naar een kolom.
}
cell-holds-one = { $cell ->
    [tower] In een toren past één kaart.
   *[cell] In een cel past één kaart.
}

# Hoeveel kaarten tegelijk mogen. $to is "space" als de kaarten naar een lege plaats zouden gaan, die dan niet meetelt.
as-many-at-most = { $spaces ->
    [0] { most-cards }: { free-cells }.
   *[other] { most-cards }: { free-cells } en { spaces-too }.
}
most-cards = { $count ->
    [one] Hooguit één kaart
   *[other] Hooguit { SPELLED($count) } kaarten
}
free-cells = { $cell ->
    [tower] { $free ->
        [0] geen vrije toren
        [one] één vrije toren
       *[other] { SPELLED($free) } vrije torens
    }
   *[cell] { $free ->
        [0] geen vrije cel
        [one] één vrije cel
       *[other] { SPELLED($free) } vrije cellen
    }
}
spaces-too = { $to ->
    [space] { $spaces ->
        [one] één andere lege kolom
       *[other] { SPELLED($spaces) } andere lege kolommen
    }
   *[card] { $spaces ->
        [one] één lege kolom
       *[other] { SPELLED($spaces) } lege kolommen
    }
}

## Wat een tik betekent

# $noun is hoe het spel een verdeling noemt: "deal" of "rubber".
game-is-over = { $noun ->
    [rubber] De robber is afgelopen.
   *[deal] Het spel is afgelopen.
}
card-not-now = Deze kaart kun je nu niet spelen.
stock-and-waste-used-up = Stok en aflegstapel zijn leeg.
no-turn-now = Je kunt nu geen kaart omdraaien.
waste-is-empty = De aflegstapel is leeg. Tik op de stok om een kaart om te draaien.
nothing-goes-there-now = Er kan nu geen kaart naar { FORM($place, "de") }.
card-is-covered = { UPPER(FORM($card, "de")) } is bedekt.
run-fits-nowhere = { UPPER(FORM($card, "de")) } met de kaarten erop past nu nergens.
not-together = { UPPER(FORM($card, "de")) } kun je niet samen met de kaarten erop verplaatsen.
no-legal-move = { UPPER(FORM($card, "de")) } kan nu nergens heen.

## Eén spel

coccyx-first = Verplaats eerst het stuitje: dat blokkeert beide kolommen.
# $places zijn de aflegstapel, de stok of beide.
fill-ribs-first = { $count ->
    [one] Vul eerst de lege rib, met een kaart van { LIST($places, "or", "de") }.
   *[other] Vul eerst de lege ribben, met een kaart van { LIST($places, "or", "de") }.
}
rib-only-from = Een lege rib mag je alleen vullen met een kaart van { LIST($places, "or", "de") }.
another-rib = andere rib
    .de = een andere rib
space-from-reserve = Een lege kolom mag je alleen vullen vanuit de reserve.
covered-by = { UPPER(FORM($card, "de")) } is bedekt door { LIST($cards, "and", "de") }.
out-of-the-game = Een weggenomen kaart doet niet meer mee.
no-card-to-pair = Er is geen kaart om een paar mee te vormen.
card-there-is-gone = De kaart daar is al weggenomen.
only-with-cover = { UPPER(FORM($card, "de")) } vormt alleen een paar met { FORM($upon, "de") }, die erop ligt.
only-king-alone = Alleen een heer gaat in zijn eentje weg.
king-goes-alone = Een heer gaat in zijn eentje weg.
only-with = { UPPER(FORM($card, "de")) } vormt alleen een paar met { $wanted }.
stays-on-waste = Een kaart op de aflegstapel blijft daar.
only-to-waste = Kaarten gaan alleen naar de aflegstapel.
last-deal-of-round = Dit is het laatste spel van de ronde.
next-deal-later = Maak eerst dit spel af: er past nog een kaart.
press-for-next-deal = Tik op de stok voor het volgende spel.
clock-has-stopped = De klok staat stil.
only-card-in-hand = Je kunt alleen de kaart in de hand verplaatsen.
rank-goes-to = Een { rank } gaat naar { FORM($place, "de") }.
nothing-out-of-hole = Uit het zwarte gat komt geen kaart terug.
only-into-hole = Kaarten gaan alleen naar het zwarte gat.
run-leaves-by-itself = Een complete reeks, van heer tot aas in één kleur, gaat vanzelf van tafel.
fill-columns-first = { $count ->
    [one] Vul eerst de lege kolom; pas dan kun je uitdelen.
   *[other] Vul eerst de lege kolommen; pas dan kun je uitdelen.
}
stock-deals-to-all = De stok geeft elke kolom een kaart.

### Waarom een tekst niet te lezen is: een link, een zet, een stelling, of wat op de opdrachtregel is getypt.

no-card-text = ‘{ $text }’ is geen kaart.
wrong-piles = { $game } heeft { $wanted } stapels, maar deze stelling heeft er { $found }.
card-twice = De kaart { $text } komt twee keer voor.
no-counter-text = ‘{ $text }’ is geen geldige waarde voor { $counter }.
no-list-of-cards = ‘{ $text }’ is geen lijst met kaarten.
no-move-text = ‘{ $text }’ is geen zet van { $game }.
no-link = In deze link staat geen spel.
other-version = Deze link heeft versie { $found }, maar hier kan alleen versie { $known } worden geopend.
no-such-game = Er is hier geen spel met de naam ‘{ $text }’.
no-such-rules = Met de regels in deze link kun je niet spelen.
no-deal-number = Het nummer van een spel is een geheel getal van { $first } tot en met { $last }.
closing-bracket = In deze lijst met zetten staat een sluithaakje zonder openingshaakje.
opening-bracket = In deze lijst met zetten staat een openingshaakje zonder sluithaakje.
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
