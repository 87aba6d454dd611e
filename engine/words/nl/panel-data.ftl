# Het venster over wat op het apparaat van de speler bewaard wordt.

data-title = Je gegevens

## Waar ze bewaard worden

kept-on-disk = Je spellen, resultaten en instellingen worden bewaard op dit apparaat, in deze browser. Niemand anders krijgt ze.
kept-in-small-store = Deze browser geeft de pagina alleen zijn kleine opslag, met ruimte voor een paar megabytes. Daar worden je spellen, resultaten en instellingen bewaard, op dit apparaat.
kept-but-shut = Je spellen zijn nu niet te openen, en wat je nu speelt, is weg als je de pagina sluit. Laad de pagina opnieuw. Blijft het zo, dan kan alleen de browser helpen: wis de gegevens van deze site in zijn instellingen.
kept-by-newer = Een nieuwere versie van deze pagina heeft je spellen op een andere manier bewaard. Ze zijn veilig, maar wat je nu speelt, is weg als je de pagina sluit. Laad de pagina opnieuw.
kept-nowhere = Deze browser bewaart niets: wat je speelt, is weg als je de pagina sluit.
# $used en $room zijn groottes, zoals "3,4 MB".
room-used = Gebruikte ruimte, met het programma: { $used } van { $room }.
offline-ready = Klaar voor offline: het spel start ook zonder verbinding.
offline-not-ready = Niet klaar voor offline: de browser heeft nog niet alle bestanden van het spel bewaard.
promise-given = De browser heeft beloofd dit allemaal te bewaren tot je het verwijdert.
promise-not-given = De browser heeft niet beloofd dit te bewaren: als het apparaat ruimte tekortkomt, kan hij het wissen.

## De spellen, elk met feiten op een regel, zoals "opgegeven · 12 zetten · gisteren gespeeld"

kept-games = Spellen
kept-on-table = op tafel
kept-lesson = les
kept-won = gewonnen
kept-lost = verloren
kept-given-up = opgegeven
# $game is de naam van de verdeling, $line de feiten erover.
delete-game = Verwijder: { $game }, { $line }

## Teksten die niet te lezen waren: wat het was, en knoppen, met de vorm ".of" voor schermlezers

unread-heading = Niet te lezen
unread-explained = Deze teksten zijn beschadigd, dus de pagina kon ze niet gebruiken. Ze blijven bewaard zoals ze zijn. Met terugzetten komen de spellen en resultaten erbij die er nog in te vinden zijn.
unread-journal = Een wijziging van je spellen
unread-snapshots = Een lijst van al je spellen
unread-results = Een lijst van resultaten
unread-game = Een spel
unread-old-games = Spellen die een oudere versie bewaard heeft
unread-old-results = Resultaten die een oudere versie bewaard heeft
unread-old-settings = Instellingen die een oudere versie bewaard heeft
unread-old-favourites = Favorieten die een oudere versie bewaard heeft
unread-something = Iets wat bewaard was
# $what is een van deze.
unread-save = Bewaar als bestand
    .of = Bewaar als bestand: { $what }
unread-restore = Zet terug
    .of = Zet terug: { $what }
unread-delete = Verwijder
    .of = Verwijder: { $what }
