# Fouten van wat de spellen op het apparaat bewaart. Elk bericht is één of twee zinnen.

no-room-to-save = De browser heeft geen opslagruimte meer. Je kunt doorspelen, maar dit spel kan verloren gaan.
not-saved-now = Je spel kan nu niet worden bewaard. Je kunt doorspelen; bij elke zet wordt het opnieuw geprobeerd.
room-miscounted = De browser meldt ten onrechte dat de opslag vol is. Sluit hem en open hem opnieuw; tot die tijd wordt er niets bewaard.
games-not-read = Je spellen zijn nu niet te lezen. Laad de pagina opnieuw.
games-not-opened = Je spellen zijn nu niet te openen. Laad de pagina opnieuw: wat je nu speelt, wordt niet bewaard.
nothing-kept = Deze browser bewaart niets: je spellen zijn weg als je de pagina sluit.
browser-deleted = De browser heeft je bewaarde spellen gewist. Heb je een back‑up, voeg die dan toe onder ‘{ data-title }’.
browser-deleted-copy = De browser had je bewaarde spellen gewist. Ze zijn teruggezet uit een tweede kopie.
something-damaged = Een deel van de bewaarde gegevens is niet te lezen. Dat blijft bewaard zoals het is; al het andere is er nog.
newer-version-played = Hier is een nieuwere versie van deze pagina gebruikt. Er wordt niets bewaard tot je de pagina opnieuw laadt.
