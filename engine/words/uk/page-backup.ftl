# Читання резервної копії.

backup-too-large = Цей файл завеликий для резервної копії. Нічого не змінено.
backup-unread = Браузер не зміг прочитати цей файл. Нічого не змінено.
backup-damaged = Цей файл пошкоджено, його не вдається прочитати. Нічого не змінено.
no-backup-file = Цей файл — не резервна копія з цієї сторінки. Нічого не змінено.
backup-newer = Цю копію зроблено в новішій версії сторінки. Нічого не змінено.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

things-added = додано { LIST($things, "and-only") }
added-results = { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
}
added-games = { $count ->
    [one] { $count } гру
    [few] { $count } гри
   *[many] { $count } ігор
}
were-here-already = уже були тут: { $count }
nothing-added-rest-here = нічого не додано: решта вже є тут
nothing-added-all-here = нічого не додано: усе вже є тут
nothing-added-empty = нічого не додано: у цій копії немає ні результатів, ні ігор із ходами
things-unread = не вдалося прочитати: { $count }
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } гру пропущено: тут можна зберігати щонайбільше { $most }
    [few] { $count } гри пропущено: тут можна зберігати щонайбільше { $most }
   *[many] { $count } ігор пропущено: тут можна зберігати щонайбільше { $most }
}
