# Het blad dat zegt hoe vaak elke zet wint als alleen de geziene kaarten bekend zijn.

chances-title = Kansen
chances-meaning = { $count ->
    [one] De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Na elke zet zijn zoveel van die spellen te winnen:
   *[other] De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Na elke zet zijn zoveel van die spellen te winnen:
}
chances-won = Spellen
chances-interval = Kans (95 % zeker)
chances-from-to = { $low } tot { $high }
chances-unknown = Waar een spel niet op tijd kon worden beoordeeld, laat de kans winst en verlies toe.
chances-fewer = Een duidelijk slechtere zet is in minder spellen geprobeerd.
chances-later = Deze spellen zijn met open kaarten beoordeeld. Jij ziet ze niet, dus reken op minder.
move-from-place = { $move } ({ $place })
