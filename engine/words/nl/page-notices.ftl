# Wat de pagina over zichzelf vertelt: fouten, bestanden, links, en werk dat even duurt.

went-wrong = Er ging iets mis op deze pagina. Je spel is veilig; speel gerust verder.
went-wrong-load-again = Er ging iets mis op deze pagina. Wat je gespeeld hebt, is bewaard; laad de pagina opnieuw.
new-version = Er is een nieuwe versie.
time-for-backup = Het is tijd voor een back‑up van je spellen.
link-copied = Link gekopieerd.
link-not-copied = De browser stond kopiëren niet toe. De link is gemarkeerd, zodat je hem zelf kunt kopiëren.
sound-is-on = Het geluid staat aan. In de instellingen kun je het uitzetten.
text-copied = Als tekst gekopieerd.
text-not-copied = De browser stond kopiëren niet toe. De tekst is gemarkeerd, zodat je hem zelf kunt kopiëren.
picture-saved = De afbeelding is als bestand bewaard.
# $file is de naam van een bestand.
saved-as = Bewaard bij je downloads als { $file }.
cards-not-fetched = Deze kaarten kunnen nu niet worden opgehaald. Probeer het opnieuw als je verbinding hebt.
language-not-fetched = Deze taal kan nu niet worden opgehaald. Probeer het opnieuw als je verbinding hebt.
looks-not-fetched = De andere voor- en achterkanten kunnen nu niet worden opgehaald. Zonder verbinding komen ze een volgende keer.

## Werk dat even duurt: titels van het venster dat toont hoe ver het is

opening-game = Spel openen
reading-games = Je spellen lezen
writing-backup = Back‑up maken
reading-backup = Back‑up lezen
restoring = Terugzetten
work-stopped = Gestopt. Er is niets veranderd.

## Wat niet te lezen was

nothing-restored = Er is geen spel met een zet en geen resultaat in gevonden. Het blijft bewaard zoals het is.
not-deleted = De browser stond verwijderen niet toe. Het blijft bewaard zoals het is.
no-room-to-bring-back = De browser heeft geen ruimte om dit terug te zetten.
