# Wat de pagina over zichzelf vertelt: fouten, bestanden, links, en werk dat even duurt.

went-wrong = Er ging iets mis. Je spel is veilig; speel gerust verder.
went-wrong-load-again = Er ging iets mis. Je spellen zijn bewaard; laad de pagina opnieuw.
new-version = Er is een nieuwe versie.
time-for-backup = Het is tijd voor een back‑up van je spellen.
link-copied = Link gekopieerd.
link-not-copied = Kopiëren is niet gelukt. De link is geselecteerd, zodat je hem zelf kunt kopiëren.
sound-is-on = Het geluid staat aan. In de instellingen kun je het uitzetten.
text-copied = Als tekst gekopieerd.
text-not-copied = Kopiëren is niet gelukt. De tekst is geselecteerd, zodat je hem zelf kunt kopiëren.
picture-saved = Afbeelding opgeslagen als bestand.
# $file is de naam van een bestand.
saved-as = Opgeslagen bij je downloads als { $file }.
cards-not-fetched = Deze kaarten konden niet worden geladen. Probeer het opnieuw als je online bent.
language-not-fetched = Deze taal kon niet worden geladen. Probeer het opnieuw als je online bent.
looks-not-fetched = De andere voor- en achterkanten konden niet worden geladen. Probeer het opnieuw als je online bent.

## Werk dat even duurt: titels van het venster dat toont hoe ver het is

opening-game = Spel openen
reading-games = Je spellen lezen
writing-backup = Back‑up maken
reading-backup = Back‑up lezen
restoring = Terugzetten
work-stopped = Gestopt. Er is niets veranderd.

## Wat niet te lezen was

nothing-restored = Er valt niets terug te zetten: deze gegevens bevatten geen resultaten en geen spellen met zetten. Ze blijven bewaard zoals ze zijn.
not-deleted = Verwijderen is niet gelukt. De gegevens blijven bewaard zoals ze zijn.
no-room-to-bring-back = Er is te weinig opslagruimte om deze gegevens terug te zetten.
