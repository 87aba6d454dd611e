# Een back-upbestand lezen.

backup-too-large = Dit bestand is te groot voor een back‑up. Er is niets veranderd.
backup-unread = De browser kon dit bestand niet lezen. Er is niets veranderd.
backup-damaged = Dit bestand is beschadigd en niet te lezen. Er is niets veranderd.
no-backup-file = Dit bestand is geen back‑up van deze pagina. Er is niets veranderd.
backup-newer = Deze back‑up is gemaakt met een nieuwere versie van deze pagina. Er is niets veranderd.

## Wat erbij kwam: delen van een zin, zoals "12 resultaten en 2 spellen toegevoegd; 3 waren er al"

things-added = { LIST($things, "and") } toegevoegd
added-results = { $count ->
    [one] { $count } resultaat
   *[other] { $count } resultaten
}
added-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
were-here-already = { $count ->
    [one] { $count } was er al
   *[other] { $count } waren er al
}
nothing-added-rest-here = niets toegevoegd: de rest was er al
nothing-added-all-here = niets toegevoegd: alles was er al
nothing-added-empty = niets toegevoegd: deze back‑up bevat geen resultaten en geen spellen met zetten
things-unread = { $count } niet te lezen
# $most is hoeveel spellen op een apparaat bewaard worden.
games-left-out = { $count ->
    [one] { $count } spel weggelaten, want hier worden er hooguit { $most } bewaard
   *[other] { $count } spellen weggelaten, want hier worden er hooguit { $most } bewaard
}
