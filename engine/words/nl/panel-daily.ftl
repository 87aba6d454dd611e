# De spellen van de dag: de pagina met alle spellen, en de kalender van één spel.

daily-title = Dagspellen
daily-today = Vandaag
daily-today-count = Vandaag: { $count }
deals-won-of = { $won } van { $all } gewonnen
share-day = Deze dag delen
calendar-of = Kalender van { $game }

## De tekst om te delen, zonder een kaart van een spel. "Backbone Patience" is de naam van deze verzameling.

summary-heading = { -verzameling }, dagspellen van { $date }
# $squares zijn vierkantjes, één voor elk spel.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, bronzen medaille
    [silver] { $squares } { deals-won-of }, zilveren medaille
    [gold] { $squares } { deals-won-of }, gouden medaille
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Dagen op rij met een medaille, en alle medailles

# Naast het aantal dagen.
days-in-a-row = { $count ->
    [one] dag op rij
   *[other] dagen op rij
}
longest-row-of-days = record { $count }
medals = Medailles
days-with-medal = { $medal ->
    [bronze] { $count ->
        [one] Eén dag met een bronzen medaille
       *[other] { UPPER(SPELLED($count)) } dagen met een bronzen medaille
    }
    [silver] { $count ->
        [one] Eén dag met een zilveren medaille
       *[other] { UPPER(SPELLED($count)) } dagen met een zilveren medaille
    }
   *[gold] { $count ->
        [one] Eén dag met een gouden medaille
       *[other] { UPPER(SPELLED($count)) } dagen met een gouden medaille
    }
}

## De kalender. Een dag wordt voorgelezen als "22 november, vandaag, 3 gewonnen, zilveren medaille".

month-before = Vorige maand
month-after = Volgende maand
is-today = vandaag
deals-won = { $count } gewonnen
has-medal = { $medal ->
    [bronze] bronzen medaille
    [silver] zilveren medaille
   *[gold] gouden medaille
}

## De legenda. Hoeveel spellen je moet winnen voor elke medaille: voor de laagste, en voor de hoogste van $all spellen.

medal-from = { $count } of meer
medal-from-all = { $count } van { $all } gewonnen
legend-today = vandaag
legend-explained = De gevulde cirkel toont hoeveel spellen je op de dag zelf won. De ring telt ook de spellen die je later won.

## De spellen van een dag. De vorm ".of" is voor schermlezers.

# Wat een speler in een spel het meest doet, zoals "Blootleggen".
kind-of-game = { FORM($game, "kind") }
daily-won = gewonnen
daily-won-in = gewonnen in { $time }
daily-play = Spelen
    .of = Spelen: { $game }
daily-go-on = Doorgaan
    .of = Doorgaan: { $game }, { moves }

## De kalender van één spel. $noun is hoe het een verdeling noemt.

daily-of-game = Dagspellen: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: elke dag een robber die te winnen is, voor iedereen dezelfde.
       *[any] { $game }: elke dag een robber, voor iedereen dezelfde.
    }
   *[deal] { $kind ->
        [winnable] { $game }: elke dag een spel dat te winnen is, voor iedereen hetzelfde.
       *[any] { $game }: elke dag een spel, voor iedereen hetzelfde.
    }
}
current-streak = { $count ->
    [one] Huidige reeks: één dag.
   *[other] Huidige reeks: { SPELLED($count) } dagen.
}
deal-of-today = { $noun ->
    [rubber] Robber van vandaag
   *[deal] Spel van vandaag
}
deal-of-today-won = { $noun ->
    [rubber] De robber van vandaag is gewonnen.
   *[deal] Het spel van vandaag is gewonnen.
}
day-won = gewonnen
day-won-later = later gewonnen
month-key = Gevuld: op de dag zelf gewonnen. Omlijnd met een vinkje: later gewonnen.
daily-of-all-games = Alle dagspellen
