### De bladzijde met de regels van een spel waarvan de regels niet met de hand zijn geschreven. Ze heeft drie delen; hun
### koppen zijn de eerste groep. Elk deel bestaat uit zinnen van een van de andere groepen, één voor elke regel van het
### spel, in de volgorde waarin ze hier staan. Elke zin moet dus ook na een andere van zijn groep passen.
### "Die", "dat" en "daarvan" slaan alleen op wat de zin noemt die er in dit bestand aan voorafgaat.
### Schrijf als in de regels van de andere spellen (zie de map "rules"): dezelfde woorden, en de speler is "je".

## De drie delen

rules-table = De tafel
rules-aim = Het doel
rules-play = Zo speel je

## De namen van stapels in de afbeelding van de tafel

# $kind is de soort stapel, $count hoeveel het er zijn; zonder hoofdletter.
rules-piles = { $kind ->
    [pyramid] piramide
    [peaks] pieken
    [foundation] { $count ->
        [one] eindstapel
       *[other] eindstapels
    }
    [tableau] { $count ->
        [one] kolom
       *[other] kolommen
    }
    [cell] { $count ->
        [one] cel
       *[other] cellen
    }
    [reserve] reserve
    [waste] aflegstapel
   *[stock] stok
}

## De tafel: hoeveel pakken en stapels er zijn, en hoeveel kaarten ze krijgen

rules-packs = { $count ->
    [one] Eén pak van 52 kaarten.
   *[other] { UPPER(SPELLED($count)) } pakken van 52 kaarten.
}
rules-packs-apart = De pakken worden apart geschud en na elkaar gedeeld.
rules-only-suits = Alle kaarten tellen als { LIST($suits, "or") }.
# In elke kolom liggen evenveel kaarten.
rules-columns = { $cards ->
    [0] { $columns ->
        [one] Eén lege kolom.
       *[other] { UPPER(SPELLED($columns)) } lege kolommen.
    }
    [one] { $columns ->
        [one] Eén kolom met één kaart.
       *[other] { UPPER(SPELLED($columns)) } kolommen met elk één kaart.
    }
   *[other] { $columns ->
        [one] Eén kolom van { SPELLED($cards) } kaarten.
       *[other] { UPPER(SPELLED($columns)) } kolommen van { SPELLED($cards) } kaarten.
    }
}
# Bijvoorbeeld 1, 2, 3, 4: in elke kolom één kaart meer dan in de vorige. Er zijn minstens drie kolommen.
rules-columns-rising = { UPPER(SPELLED($columns)) } kolommen van { SPELLED($fewest) } tot { SPELLED($most) } kaarten.
# Bijvoorbeeld 7, 7, 7, 7, 6, 6, 6. Er zijn minstens drie kolommen.
rules-columns-two = { UPPER(SPELLED($columns)) } kolommen: { $first ->
    [one] één kaart
   *[other] { SPELLED($first) } kaarten
} in { $count ->
    [one] de eerste
   *[other] elk van de eerste { SPELLED($count) }
}, { SPELLED($rest) } in { $others ->
    [one] de laatste.
   *[other] elk van de andere { SPELLED($others) }.
}
# Andere aantallen, zoals "1, 6, 7, 8".
rules-columns-counted = { UPPER(SPELLED($columns)) } kolommen, met deze aantallen kaarten: { $numbers }.
# Eén piramide, of een paar naast elkaar die de onderste rij delen.
rules-peaks = { $peaks ->
    [one] Een piramide van { $rows ->
        [one] één rij
       *[other] { SPELLED($rows) } rijen
    }, samen { $cards ->
        [one] één kaart
       *[other] { SPELLED($cards) } kaarten
    }. Elke kaart boven de onderste rij is bedekt door twee van de rij eronder.
   *[other] { UPPER(SPELLED($peaks)) } pieken van { $rows ->
        [one] één rij
       *[other] { SPELLED($rows) } rijen
    }, waarvan de onderste gemeenschappelijk is; samen { SPELLED($cards) } kaarten. Elke kaart boven de onderste rij is bedekt door twee van de rij eronder.
}
rules-kings-below = Vóór de eerste zet gaan de heren onder de andere kaarten van hun kolom.
# De kaarten van de kolommen of pieken, waar de vorige zinnen over gaan.
rules-all-face-up = Al deze kaarten liggen open.
# Van elke kolom met meer kaarten liggen de laatste open.
rules-last-face-up = { $count ->
    [one] Alleen de laatste kaart van elke kolom ligt open.
   *[other] Alleen de laatste { SPELLED($count) } kaarten van elke kolom liggen open.
}
rules-last-row-face-up = Alleen de kaarten van de onderste rij liggen open.
rules-first-face-down = { $columns ->
    [one] In de eerste kolom
   *[other] In elk van de eerste { SPELLED($columns) } kolommen
} { $cards ->
    [one] ligt alleen de eerste kaart dicht.
   *[other] liggen alleen de eerste { SPELLED($cards) } kaarten dicht.
}
rules-face-down-counted = In de kolommen liggen, in deze volgorde, zoveel kaarten dicht: { $numbers }.
# De twee sterretjes voor en achter een woord maken het vet.
rules-no-cells = Er zijn geen cellen.
rules-empty-cells = Er { $count ->
    [one] is één lege **cel**.
   *[other] zijn { SPELLED($count) } lege **cellen**.
}
rules-filled-cells = Er { $count ->
    [one] is één **cel**
   *[other] zijn { SPELLED($count) } **cellen**
}, waarin al { $filled ->
    [one] één kaart ligt.
   *[other] { SPELLED($filled) } kaarten liggen.
}
# Stapels waarvan kaarten gespeeld worden, maar waar geen kaart heen gaat.
rules-reserve = { $piles ->
    [one] { $cards ->
        [one] Eén kaart vormt de **reserve**.
       *[other] { UPPER(SPELLED($cards)) } kaarten vormen de **reserve**.
    }
   *[other] { $cards ->
        [one] { UPPER(SPELLED($piles)) } losse kaarten vormen de **reserve**.
       *[other] { UPPER(SPELLED($piles)) } stapels van { SPELLED($cards) } kaarten vormen de **reserve**.
    }
}
rules-reserve-counted = De **reserve** bestaat uit stapels met deze aantallen kaarten: { $numbers }.
# Alleen de bovenste kaart, van één stapel of van elke.
rules-reserve-top-up = { $piles ->
    [one] Daarvan ligt alleen de bovenste kaart open.
   *[other] Van elke stapel ligt alleen de bovenste kaart open.
}
rules-lock = Nog één kaart ligt dwars over de reserve.
rules-lock-no-king = Dat kan geen heer zijn: een heer gaat onder in de stok, en de volgende kaart neemt zijn plaats in.
rules-foundations = { $count ->
    [one] Er is één eindstapel.
   *[other] Er zijn { SPELLED($count) } eindstapels.
}
rules-aces-in-deal = De azen worden net als alle andere kaarten gedeeld.
rules-aces-laid-out = De azen liggen van het begin af op de eindstapels.
rules-first-rank = Eén kaart gaat naar een eindstapel, en met die rang beginnen alle eindstapels.
rules-aces-dealt = Een aas die bij het delen tevoorschijn komt, gaat meteen naar huis, en de volgende kaart neemt zijn plaats in.
# De volgende kaart die gedeeld wordt, en daaronder een kaart met een naam.
rules-heap-starts = { $kind ->
    [waste] Met één kaart begint de aflegstapel.
   *[foundation] Met één kaart begint de eindstapel.
}
rules-heap-starts-with = { $kind ->
    [waste] De aflegstapel begint met { FORM($card, "de") }.
   *[foundation] De eindstapel begint met { FORM($card, "de") }.
}
rules-stock = { $count ->
    [0] De andere kaarten vormen de stok.
    [one] De laatste kaart vormt de stok.
   *[other] De andere { SPELLED($count) } kaarten vormen de stok.
}

## Het doel

rules-home = Breng alle { $count } kaarten naar huis: elke eindstapel loopt in één kleur op van de aas tot de heer. Kleur betekent hier klaveren, ruiten, harten of schoppen.
# De beginrang is die van de kaart die naar een eindstapel gedeeld is.
rules-home-from-first = Breng alle { $count } kaarten naar huis: elke eindstapel loopt in één kleur op vanaf de beginrang, met de aas na de heer. Kleur betekent hier klaveren, ruiten, harten of schoppen.
rules-comes-back = De bovenste kaart van een eindstapel mag terug naar een kolom.
# $place is "pyramid", "peaks" of "columns", $kind de stapel waar alle kaarten heen gaan.
rules-to-heap = { $place ->
    [pyramid] Speel alle { SPELLED($count) } kaarten van de piramide
    [peaks] Speel alle { SPELLED($count) } kaarten van de pieken
   *[columns] Speel alle { SPELLED($count) } kaarten van de kolommen
} { $kind ->
    [waste] op de aflegstapel.
   *[foundation] op de eindstapel.
}
# $runs is hoeveel reeksen van dertien kaarten er zijn. Soms doen niet alle kleuren mee, dus hier staat een voorbeeld.
rules-runs = Sorteer alle { $count } kaarten tot { SPELLED($runs) } reeksen, elk van de heer tot de aas in één kleur, bijvoorbeeld alleen schoppen. Een complete reeks gaat meteen van tafel.
rules-pairs = { $place ->
    [pyramid] Neem alle { SPELLED($count) } kaarten van de piramide weg, in paren die samen dertien zijn.
    [peaks] Neem alle { SPELLED($count) } kaarten van de pieken weg, in paren die samen dertien zijn.
   *[columns] Neem alle { SPELLED($count) } kaarten van de kolommen weg, in paren die samen dertien zijn.
}
rules-values = Een aas telt één, een boer elf, een vrouw twaalf. Een heer telt dertien en gaat in zijn eentje weg.

## Zo speel je: een lijst van punten

# $count is het aantal delen, van "rules-free-in-columns" tot en met "rules-free-on-waste". Elk is enkelvoud.
rules-free = { $count ->
    [one] { UPPER(LIST($places, "and")) } is vrij.
   *[other] { UPPER(LIST($places, "and")) } zijn vrij.
}
rules-free-in-columns = de laatste kaart van elke kolom
rules-free-in-peaks = elke onbedekte kaart
rules-free-in-cells = elke kaart in een cel
rules-free-in-reserve = { $piles ->
    [one] de bovenste kaart van de reserve
   *[other] { $cards ->
        [one] elke kaart van de reserve
       *[other] de bovenste kaart van elke reservestapel
    }
}
rules-free-on-waste = de bovenste kaart van de aflegstapel
rules-locked = Zolang er een kaart dwars over de reserve ligt, is geen andere kaart van de reserve vrij.
# Hoe kaarten in de kolommen op elkaar gaan: omlaag, omhoog of allebei. "Kleur" is nooit rood of zwart.
rules-built-down = { $suits ->
    [same] In een kolom leg je kaarten aflopend in dezelfde kleur: op de hartennegen de hartenacht.
    [alternate] In een kolom leg je kaarten aflopend, om en om rood en zwart: een rode acht op een zwarte negen.
   *[any] In een kolom leg je kaarten aflopend, in welke kleur dan ook: een acht op een negen.
}
rules-built-up = { $suits ->
    [same] In een kolom leg je kaarten oplopend in dezelfde kleur: op de hartennegen de hartentien.
    [alternate] In een kolom leg je kaarten oplopend, om en om rood en zwart: een rode tien op een zwarte negen.
   *[any] In een kolom leg je kaarten oplopend, in welke kleur dan ook: een tien op een negen.
}
rules-built-both-ways = { $suits ->
    [same] In een kolom leg je kaarten oplopend of aflopend in dezelfde kleur: op de hartennegen de hartentien of de hartenacht.
    [alternate] In een kolom leg je kaarten oplopend of aflopend, om en om rood en zwart: een rode tien of een rode acht op een zwarte negen.
   *[any] In een kolom leg je kaarten oplopend of aflopend, in welke kleur dan ook: een tien of een acht op een negen.
}
rules-nothing-built = Op de kaarten van een kolom past niets.
# $ranks is "lower" of "higher", de kaart die op een andere gaat, of "next" voor allebei.
rules-ring = { $ranks ->
    [lower] Op een aas past een heer.
    [higher] Op een heer past een aas.
   *[next] Heer en aas volgen op elkaar.
}
# $card is een rang.
rules-closed = Op { $card } past niets.
# Hoeveel kaarten tegelijk mogen.
rules-one-at-a-time = Je verplaatst één kaart tegelijk.
rules-as-if-singly = Een reeks mag je toch in één keer verplaatsen als het ook kaart voor kaart zou kunnen. Dat kan met hooguit één kaart meer dan er cellen vrij zijn: met twee vrije cellen drie kaarten.
rules-spaces-double = Elke lege kolom verdubbelt dat aantal; de kolom waar de reeks heen gaat, telt niet mee.
rules-runs-move = Een reeks mag je in één keer verplaatsen, helemaal of vanaf een van de kaarten erin.
# Welke kaarten een reeks zijn, als dat niet alle zijn die op elkaar mogen.
rules-run = Alleen kaarten die { $suits ->
    [same] in één kleur
    [alternate] om en om rood en zwart
   *[any] ongeacht hun kleur
} { $ranks ->
    [lower] aflopen
    [higher] oplopen
   *[next] oplopen of aflopen
}, vormen een reeks.
rules-any-moves = Elke open kaart mag naar een andere kolom, met alle kaarten die erop liggen, ook als die geen reeks vormen.
rules-turns-up = Komt er een dichte kaart aan het eind van een kolom, dan wordt die omgedraaid.
rules-peaks-turn-up = Is een dichte kaart niet meer bedekt, dan wordt die omgedraaid.
# Wat een lege kolom vult. $moves is "one" als je één kaart tegelijk verplaatst, anders "more".
rules-any-fills = { $moves ->
    [one] In een lege kolom mag elke kaart.
   *[more] In een lege kolom mag elke kaart, alleen of met de kaarten erop.
}
rules-king-fills = { $moves ->
    [one] In een lege kolom mag alleen een heer.
   *[more] In een lege kolom mag alleen een heer, met of zonder kaarten erop.
}
rules-nothing-fills = Een lege kolom blijft leeg.
rules-reserve-fills = Een lege kolom wordt meteen gevuld vanuit de reserve. Is de reserve op, dan mag elke vrije kaart erheen.
rules-fills-from = Die kaart moet wel { LIST($piles, "or") } komen.
# Waar de kaart vandaan moet komen, als delen van deze zin.
rules-from = { $kind ->
    [tableau] uit een andere kolom
    [cell] uit een cel
    [reserve] uit de reserve
    [foundation] van een eindstapel
    [waste] van de aflegstapel
   *[stock] rechtstreeks van de stok
}
rules-fill-first = Je moet de kolom vullen voor je een andere zet doet, zolang er zulke kaarten zijn.
# De stok.
rules-turned = { $count ->
    [one] Je draait één kaart tegelijk van de stok om.
   *[other] Je draait { SPELLED($count) } kaarten tegelijk van de stok om; alleen de laatste daarvan is vrij.
}
rules-passes = { $count ->
    [0] Je mag zo vaak door de stok als je wilt.
    [one] Je mag maar één keer door de stok.
   *[other] Je mag { SPELLED($count) } keer door de stok.
}
rules-ace-turned = Een aas die je van de stok omdraait, gaat meteen naar huis.
rules-rounds = Tik op de stok om elke kolom nog een kaart te geven, zolang er kaarten zijn.
rules-full-columns = Dat kan alleen als er geen kolom leeg is.
# Eén stapel waar alle kaarten op gespeeld worden.
rules-heap = { $ranks ->
    [lower] Een vrije kaart gaat { $kind ->
        [waste] op de aflegstapel
       *[foundation] op de eindstapel
    } als hij één lager is dan de bovenste kaart daar.
    [higher] Een vrije kaart gaat { $kind ->
        [waste] op de aflegstapel
       *[foundation] op de eindstapel
    } als hij één hoger is dan de bovenste kaart daar.
   *[next] Een vrije kaart gaat { $kind ->
        [waste] op de aflegstapel
       *[foundation] op de eindstapel
    } als hij één hoger of één lager is dan de bovenste kaart daar.
}
rules-heap-suits = { $suits ->
    [same] De kleur moet dezelfde zijn: harten op harten, schoppen op schoppen.
    [alternate] Dat gaat om en om: rood op zwart en zwart op rood.
   *[any] De kleur doet er niet toe.
}
rules-pairs-go = Neem twee vrije kaarten weg die samen dertien zijn: tik op de ene en dan op de andere.
rules-cover-goes = Is een kaart alleen bedekt door de kaart waarmee hij een paar vormt, dan mag je die twee samen wegnemen.
rules-numbered = De spelnummers zijn die van Microsoft FreeCell.
