# Het blad dat zegt hoe vaak elke zet wint als alleen de geziene kaarten bekend zijn.

chances-title = Kansen
chances-meaning = { $count ->
    [one] De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Na elke zet zijn zoveel van die spellen te winnen:
   *[other] De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Na elke zet zijn zoveel van die spellen te winnen:
}
chances-won = Spellen
chances-interval = Kans, 95 %
chances-from-to = { $low } tot { $high }
chances-unknown = Sommige spellen konden niet op tijd worden beoordeeld. De kans laat beide toe.
chances-fewer = Een duidelijk slechtere zet is in minder spellen geprobeerd.
chances-later = Daarna gelden alle kaarten als bekend, dus je zult minder vaak winnen.
