### Hints en oordelen.

# $noun is hoe het spel een verdeling noemt: "deal" of "rubber".
game-is-won = { $noun ->
    [rubber] Deze robber heb je al gewonnen.
   *[deal] Dit spel heb je al gewonnen.
}
nothing-to-choose = Hier valt niets te kiezen: tik waar je wilt om verder te gaan.
nothing-is-certain = In { $game } is niets zeker: veel hangt af van de kaarten die nog komen.

## Of het spel te winnen is

# $answer is "winnable", "unknown", "lost", of "never" als het spel vanaf het begin niet te winnen was.
answer = { $answer ->
    [winnable] te winnen
    [lost] niet meer te winnen
    [never] nooit te winnen geweest
    [impossible] niet te winnen
    [pending] nog niet bekend
   *[unknown] misschien te winnen
}
# $noun is hoe het spel een verdeling noemt: "deal" of "rubber".
can-be-won = { UPPER(can-be-won.dit) } is te winnen.
    .dit = { $noun ->
        [rubber] deze robber
       *[deal] dit spel
    }
can-be-won-in = { $count ->
    [one] { UPPER(can-be-won.dit) } is te winnen: er is winst in { $count } zet gevonden.
   *[other] { UPPER(can-be-won.dit) } is te winnen: er is winst in { $count } zetten gevonden.
}
takes-hidden-cards = Hierbij zijn de dichte kaarten meegerekend.
not-known-after = { $count ->
    [one] Onbekend: { NUMBER($count) } stelling doorzocht; winst is niet gevonden, maar ook niet uitgesloten.
   *[other] Onbekend: { NUMBER($count) } stellingen doorzocht; winst is niet gevonden, maar ook niet uitgesloten.
}
not-known-so-far = Nog onbekend: winst is niet gevonden, maar ook niet uitgesloten.
there-is-a-way = Vanaf hier kun je winnen.
this-is-lost = { $answer ->
    [never] { UPPER(can-be-won.dit) } was nooit te winnen.
    [impossible] { UPPER(can-be-won.dit) } is niet te winnen.
   *[lost] { UPPER(can-be-won.dit) } is niet meer te winnen.
}
lost-by-search = { $answer ->
    [never] { UPPER(can-be-won.dit) } was nooit te winnen: alles is doorzocht en er is geen winst.
    [impossible] { UPPER(can-be-won.dit) } is niet te winnen: alles is doorzocht en er is geen winst.
   *[lost] { UPPER(can-be-won.dit) } is niet meer te winnen: alles is doorzocht en er is geen winst.
}
not-known-moves = { UPPER(can-be-won.dit) } is misschien nog te winnen. Er zijn nog zetten mogelijk.
not-known-stock = { UPPER(can-be-won.dit) } is misschien nog te winnen. Je kunt alleen nog kaarten van de stok omdraaien.

## Een hint, zoals "Hartenaas naar huis, er gaat een kaart open."

in-short = { LIST($parts, "comma") }
turns-a-card = er gaat een kaart open
# $pile is hoe het spel de stapel noemt: "column", "rib", "fan" of "place".
frees-a-space = { $pile ->
    [rib] er komt een rib leeg
    [fan] er komt een waaier leeg
    [place] er komt een plaats leeg
   *[column] er komt een kolom leeg
}
# $cell is hoe het spel de plaats voor een kaart noemt: "cell" of "tower".
frees-a-place = { $cell ->
    [tower] er komt een toren vrij
   *[cell] er komt een cel vrij
}
frees-card = { FORM($card, "de") } komt vrij
guess = Beste kans: { $move }.
best-move = Beste zet: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] Op zijn best blijft er één kaart over.
       *[other] Op zijn best blijven er { SPELLED($count) } kaarten over.
    }
   *[home] { $count ->
        [one] Op zijn best komt er nog één kaart thuis.
       *[other] Op zijn best komen er nog { SPELLED($count) } kaarten thuis.
    }
}
nothing-useful-left = Er zijn geen nuttige zetten meer.

## Waarom een hint goed is, zoals "Hartenaas naar huis: er gaat een dichte kaart open. 80 zetten tot de winst."

# $count is hoeveel zetten tot de winst leiden.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. Nog { $count } zet tot de winst.
   *[other] { UPPER($move) }: { $reason }. Nog { $count } zetten tot de winst.
}
why-hint-far = { UPPER($move) }: { $reason }. De winst is nog ver weg.
# $known is "winnable" of "nothing".
why-guess = { $known ->
    [winnable] Beste kans: { $move }. Het spel is te winnen, maar het is niet bekend hoe.
   *[nothing] Beste kans: { $move }. Er is nog geen winst gevonden.
}
# De vorm ".dan" volgt op "daarna" of "vijf zetten later"; daar staat het werkwoord vooraan.
gains = { LIST($parts, "clauses") }
    .dan = { LIST($parts, "clauses", "dan") }
gain-home = er gaat een kaart naar huis
gain-run = er is een reeks compleet
    .dan = gaat er een kaart naar huis
gain-one-less = er blijft één kaart minder over
    .dan = blijft er één kaart minder over
gain-turned = er gaat een dichte kaart open
    .dan = gaat er een dichte kaart open
# $pile en $cell als hierboven.
gain-space = er komt { gain-space.lege } leeg
    .dan = komt er { gain-space.lege } leeg
    .lege = { $pile ->
        [rib] een rib
        [fan] een waaier
        [place] een plaats
       *[column] een kolom
    }
gain-place = er komt { gain-place.vrije } vrij
    .dan = komt er { gain-place.vrije } vrij
    .vrije = { $cell ->
        [tower] een toren
       *[cell] een cel
    }
gain-card = { FORM($card, "de") } komt vrij
    .dan = komt { FORM($card, "de") } vrij
# $count is na hoeveel zetten de opbrengst komt.
gain-later = { $count ->
    [1] daarna { FORM($gain, "dan") }
   *[other] { SPELLED($count) } zetten later { FORM($gain, "dan") }
}
leads-to-win = zo kom je dichter bij de winst

## Hints die alleen de al geziene kaarten kennen

fair-hint = { $won ->
    [0] { $count ->
        [one] { UPPER($move) }: geen winst gevonden in { $count } spel.
       *[other] { UPPER($move) }: geen winst gevonden in { $count } spellen.
    }
   *[other] { $count ->
        [one] { UPPER($move) }: winst in { $won } van { $count } spel.
       *[other] { UPPER($move) }: winst in { $won } van de { $count } spellen.
    }
}
points-hint = { $goal ->
    [make] { $count ->
        [one] { UPPER($move) }: in { $won } van { $count } spel gemaakt, gemiddeld { $points } punten.
       *[other] { UPPER($move) }: in { $won } van de { $count } spellen gemaakt, gemiddeld { $points } punten.
    }
    [set] { $count ->
        [one] { UPPER($move) }: de bank gaat in { $won } van { $count } spel down, gemiddeld { $points } punten.
       *[other] { UPPER($move) }: de bank gaat in { $won } van de { $count } spellen down, gemiddeld { $points } punten.
    }
   *[points] { UPPER($move) }: gemiddeld { $points } punten.
}
so-far = Aan het rekenen… { $hint }
won-of = { $won } van { $count }
move-from-place = { $move } (van { FORM($place, "de") })
only-ways-back = Elke zet leidt terug naar een eerdere stelling.

### Hints, de weg terug, en voorbeelden.

thinking = aan het rekenen…
advice-still-loading = De hints worden nog geladen. Je hint verschijnt vanzelf.
advice-not-loaded = De hints konden niet worden geladen. Laad de pagina opnieuw.
looking-for-way-back = aan het zoeken waar je nog kon winnen…
no-way-back = geen eerdere stelling bekend die te winnen was
review-closed = terugblik gesloten
showing-way = { $count ->
    [one] zo win je in { $count } zet
   *[other] zo win je in { $count } zetten
}
showing-long-way = zo win je, maar de weg is lang
no-way-found = vanaf hier is geen winst gevonden

## De terugblik. Elk bericht is een zin.

review-at-start = { $noun ->
    [rubber] Begin van de robber.
   *[deal] Begin van het spel.
}
review-at-move = Zet { $number } van { $count }: { $move }.
review-no-choices = In dit spel valt niets te beslissen.
review-not-judged = In dit spel worden zetten niet beoordeeld: niemand kon de komende kaarten zien.
review-nothing-lost = Je kon vanuit elke stelling winnen.
review-looking = Aan het zoeken waar je verloor…
review-lost-unknown = Waar je verloor, is niet bekend.
review-still-unknown = { $noun ->
    [rubber] Of de robber nog te winnen is, is niet bekend.
   *[deal] Of het spel nog te winnen is, is niet bekend.
}
review-never = { $noun ->
    [rubber] Deze robber was nooit te winnen.
   *[deal] Dit spel was nooit te winnen.
}
review-lost-at-latest = Verloren bij zet { $number } of eerder.
review-lost-by = Verloren bij zet { $number }.
review-lost-between = Verloren tussen zet { $first } en zet { $last }.

### Het blad dat zegt hoe vaak elke zet wint als alleen de geziene kaarten bekend zijn.

chances-title = Kansen
chances-meaning = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke zetten dat spel nog te winnen is.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont in hoeveel van die spellen je na elke zet nog kunt winnen.
}
chances-won = Winst
chances-interval = Kans (95% zeker)
chances-from-to = { $low } tot { $high }
chances-unknown = Spellen die niet op tijd zijn opgelost, maken de marge groter: ze kunnen winst of verlies zijn.
chances-fewer = Duidelijk slechtere zetten zijn in minder spellen geprobeerd.
chances-later = De computer zag in deze spellen alle kaarten. Jij niet, dus je wint minder vaak.
chances-played = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke zetten een eenvoudige computerspeler dat spel won.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont hoeveel van die spellen een eenvoudige computerspeler na elke zet won.
}
chances-player = De computerspeler kent de volgorde van de stok, maar verder geen kaart die jij niet hebt gezien. Misschien doe jij het beter.
chances-player-sees-no-more = De computerspeler ziet alleen de kaarten die jij hebt gezien. Misschien doe jij het beter.
chances-plan = Bovenaan staat de zet van de computerspeler. Een andere zet komt daar alleen als die duidelijk beter is.
chances-points = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke keuzes het contract in dat spel goed voor je afloopt, en hoeveel punten je wint.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont hoe vaak het contract na elke keuze goed voor je afloopt, en hoeveel punten je gemiddeld wint.
}
chances-well = Goede afloop
chances-gain = Punten (95% zeker)
chances-margin = { $points } ± { $margin }
chances-simple = Een eenvoudige computerspeler speelde elk van die spellen uit zonder de dichte kaarten te zien. Misschien doe jij het beter.
