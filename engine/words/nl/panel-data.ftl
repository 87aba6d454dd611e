# Het venster over wat op het apparaat van de speler bewaard wordt.

data-title = Je gegevens

## Waar ze bewaard worden

kept-on-disk = Je spellen, resultaten en instellingen worden bewaard op dit apparaat, in deze browser. Er wordt niets verstuurd.
kept-in-small-store = Deze browser biedt alleen een kleine opslag, met ruimte voor een paar megabyte. Daar worden je spellen, resultaten en instellingen bewaard, op dit apparaat.
kept-but-shut = Je spellen zijn nu niet te openen, en wat je nu speelt, is weg als je de pagina sluit. Laad de pagina opnieuw. Blijft het zo, wis dan de gegevens van deze site in de instellingen van de browser. Daarmee verwijder je ook je spellen.
kept-by-newer = Een nieuwere versie van deze pagina heeft je spellen op een andere manier bewaard. Ze zijn veilig, maar wat je nu speelt, is weg als je de pagina sluit. Laad de pagina opnieuw.
kept-nowhere = Deze browser bewaart niets: je spellen zijn weg als je de pagina sluit.
# $used en $room zijn groottes, zoals "3,4 MB".
room-used = Gebruikte opslag, inclusief de app: { $used } van { $room }.
offline-ready = Klaar om offline te spelen.
offline-not-ready = Nog niet klaar om offline te spelen: er ontbreken nog bestanden.
offline-lacks = Niet klaar om offline te spelen: de browser kon het bestand { $file } niet opslaan. Misschien verandert deze site het onderweg.
promise-given = De browser bewaart je gegevens tot je ze zelf verwijdert.
promise-not-given = De browser kan je gegevens wissen als het apparaat opslagruimte tekortkomt.

## De spellen, elk met feiten op een regel, zoals "opgegeven · 12 zetten · gisteren gespeeld"

kept-games = Spellen
kept-on-table = op tafel
kept-lesson = les
kept-won = gewonnen
kept-lost = verloren
kept-given-up = opgegeven
# $game is de naam van de verdeling, $line de feiten erover.
delete-game = Verwijderen: { $game }, { $line }

## Teksten die niet te lezen waren: wat het was, en knoppen, met de vorm ".of" voor schermlezers

unread-heading = Niet te lezen
unread-explained = Deze gegevens zijn beschadigd en niet te gebruiken. Ze blijven bewaard zoals ze zijn. Met ‘{ unread-restore }’ voeg je de spellen en resultaten toe die er nog in te vinden zijn.
unread-journal = Een wijziging van je spellen
unread-snapshots = Een lijst van al je spellen
unread-results = Een lijst van resultaten
unread-game = Een spel
unread-something = Andere bewaarde gegevens
# $what is een van deze.
unread-save = Opslaan als bestand
    .of = Opslaan als bestand: { $what }
unread-restore = Terugzetten
    .of = Terugzetten: { $what }
unread-delete = Verwijderen
    .of = Verwijderen: { $what }
