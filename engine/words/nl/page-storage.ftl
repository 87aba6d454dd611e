# Fouten van wat de spellen op het apparaat bewaart. Elk bericht is één of twee zinnen.

no-room-to-save = De browser heeft geen ruimte om te bewaren. Je kunt doorspelen, maar dit spel kan verloren gaan.
not-saved-now = De browser bewaart op dit moment niets. Je kunt doorspelen; de pagina probeert het bij elke zet opnieuw.
room-miscounted = De browser denkt ten onrechte dat er geen ruimte is. Sluit hem en open hem opnieuw; tot dan wordt niets bewaard.
games-not-read = Je spellen zijn nu niet te lezen. Laad de pagina opnieuw.
games-not-opened = Je spellen zijn nu niet te openen. Laad de pagina opnieuw: wat je nu speelt, wordt niet bewaard.
nothing-kept = Deze browser bewaart niets: je spellen zijn weg als je de pagina sluit.
browser-deleted = De browser heeft gewist wat hier bewaard was. Heb je een back‑up, voeg die dan toe onder ‘{ data-title }’.
browser-deleted-copy = De browser heeft gewist wat hier bewaard was. De pagina heeft het teruggehaald uit de tweede kopie.
something-damaged = Iets wat bewaard was, is niet te lezen. Het blijft bewaard zoals het is; al het andere is er.
newer-version-played = Hier is een nieuwere versie van deze pagina gebruikt. Er wordt niets bewaard tot je de pagina opnieuw laadt.
