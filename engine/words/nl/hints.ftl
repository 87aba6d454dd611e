### Hints en oordelen.

# $noun is hoe het spel een verdeling noemt: "deal" of "rubber".
game-is-won = { $noun ->
    [rubber] Deze robber heb je al gewonnen.
   *[deal] Dit spel heb je al gewonnen.
}
nothing-to-choose = Hier valt niets te kiezen: tik waar je wilt om verder te gaan.
nothing-is-certain = In { $game } is niets zeker: veel hangt af van de kaarten die nog komen.
showing-way = { $count ->
    [one] zo win je in { $count } zet
   *[other] zo win je in { $count } zetten
}
showing-long-way = zo win je, maar de weg is lang

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
    [winnable] Beste kans: { $move }. Het spel is te winnen, maar het is nog niet bekend hoe.
   *[nothing] Beste kans: { $move }. Er is nog geen winst gevonden.
}
# De vorm ".dan" volgt op "daarna" of "vijf zetten later"; daar staat het werkwoord vooraan.
gains = { LIST($parts, "clauses") }
    .dan = { LIST($parts, "clauses", "dan") }
gain-home = er gaat een kaart naar huis
    .dan = gaat er een kaart naar huis
gain-run = er is een reeks compleet
    .dan = is er een reeks compleet
gain-one-less = er blijven minder kaarten over
    .dan = blijven er minder kaarten over
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
