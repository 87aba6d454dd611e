# Kleine vensters en knoppen.

## Een kaart zoeken

find-title = Kaart zoeken
# Wat de speler kan typen: korte tekens en namen van kaarten.
find-such-as = Zoals s7, harten 10 of klavervrouw
find-button = Zoeken

## Terwijl de speler in een ander tabblad speelt

other-tab-title = Geopend in een ander tabblad
other-tab-words = Je speelt in een ander tabblad of venster. Er gaat niets verloren.
other-tab-here = Hier spelen

link-damaged-title = Deze link is beschadigd
link-damaged-play = Vanaf het begin spelen

## Terwijl de pagina iets doet dat lang duurt

slow-work-done = { $percent }%
slow-work-stop = Stop

## De knop die het kader van het spelen met één schakelaar laat wachten

wait-button = Pauze
wait-words = Markering stilzetten
