# Welk deel van de verdelingen van een spel te winnen is, zoals "6 op de 7", met daarna "te winnen".

nearly-all-deals = bijna alle
deals-in = { $part } op de { $whole }
deals-in-at-least = minstens { $part } op de { $whole }
# Een opmerking onder de spellen.
winnable-means = ‘Te winnen’ is het deel van de verdelingen dat je zou kunnen winnen als je alle kaarten zag. Het zegt niet hoe vaak jij wint.
