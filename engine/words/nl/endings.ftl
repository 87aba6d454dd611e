# Hoe een spel eindigde. Elk bericht is een zin.

won-in = { $count ->
    [one] Gewonnen in { $count } zet.
   *[other] Gewonnen in { $count } zetten.
}
all-home = Alle kaarten zijn thuis.
no-more-home = Er kan geen kaart meer naar huis.
klondike-stuck = Er kan geen dichte kaart meer open, en er is geen kaart van stok of aflegstapel meer te spelen.
all-runs-complete = Alle acht reeksen zijn compleet.
no-run-possible = Er kan geen dichte kaart meer open, en er is geen reeks meer compleet te maken.
too-few-to-deal = Er zijn te weinig kaarten om elke kolom te vullen, dus je kunt niet meer uitdelen.
stock-used-up = De stok is op.
clock-won = Alle kaarten liggen open, en de vierde heer kwam als laatste.
clock-stopped = De vierde heer heeft de klok stilgezet.
clock-odds = Er valt niets te beslissen: één op de dertien spellen wordt gewonnen.
pyramid-gone = De piramide is weggespeeld.
nothing-to-take-away = Er valt geen kaart meer weg te nemen.
all-in-hole = Alle kaarten zitten in het zwarte gat.
no-free-card-fits = Er past geen vrije kaart meer.
columns-cleared = De kolommen zijn leeg.
golf-stuck = De stok is op en er past geen kaart meer.
round-won = Alle negen spellen zijn gespeeld, met hooguit 45 kaarten over.
round-lost = Alle negen spellen zijn gespeeld, met meer dan 45 kaarten over.
