# Kleine vensters en knoppen.

## Een kaart zoeken

find-title = Zoek een kaart
# Wat de speler kan typen: korte tekens en namen van kaarten.
find-such-as = Zoals s7, harten 10 of klavervrouw
find-button = Zoek

## Terwijl de speler in een ander tabblad speelt

other-tab-title = Geopend in een ander tabblad
other-tab-words = Je speelt in een ander tabblad of venster. Er gaat niets verloren.
other-tab-here = Speel hier

link-damaged-title = De link is beschadigd
link-damaged-play = Vanaf het begin spelen

## Terwijl de pagina iets doet dat lang duurt

slow-work-done = { $percent }%
slow-work-stop = Stop

## De knop die het kader van het spelen met één schakelaar laat wachten

wait-button = Wacht
wait-words = Laat het kader wachten
