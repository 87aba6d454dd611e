# Welk deel van de verdelingen van een spel te winnen is, zoals "6 op de 7", met daarna "te winnen".

nearly-all-deals = bijna alle
deals-in = { $part } op de { $whole }
deals-in-at-least = minstens { $part } op de { $whole }
# Een opmerking onder de spellen.
winnable-means = ‘Te winnen’ is het deel van de verdelingen dat iemand die alle kaarten ziet kan winnen. Het zegt niet hoe vaak jij wint.
