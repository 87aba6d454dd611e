# The sheet about what is kept on the player's device.

data-title = Tus datos

## Where it is kept

kept-on-disk = Tus partidas, resultados y ajustes se guardan en este dispositivo, en este navegador. No se envían a ningún sitio.
kept-in-small-store = Este navegador solo ofrece un almacenamiento reducido, de unos pocos megabytes. Ahí se guardan tus partidas, resultados y ajustes, en este dispositivo.
kept-but-shut = Ahora mismo no se pueden abrir tus partidas, y lo que juegues ahora se perderá cuando cierres la página. Recarga la página. Si se repite, borra los datos de este sitio en los ajustes del navegador; eso borrará también tus partidas.
kept-by-newer = Una versión más reciente de esta página ha guardado tus partidas de otra forma. Están a salvo, pero lo que juegues ahora se perderá cuando cierres la página. Recarga la página.
kept-nowhere = Este navegador no guarda nada: tus partidas se perderán cuando cierres la página.
# $used and $room are sizes, such as "3,4 MB".
room-used = Espacio usado, incluida la aplicación: { $used } de { $room }.
offline-ready = Listo para jugar sin conexión.
offline-not-ready = Aún no está listo para jugar sin conexión: faltan algunos archivos.
offline-lacks = Aún no está listo para jugar sin conexión: el navegador no ha podido guardar el archivo { $file }. Quizá este sitio lo envíe modificado.
promise-given = El navegador conservará estos datos hasta que los borres.
promise-not-given = El navegador puede borrar estos datos si al dispositivo le falta espacio.

## The games, each with facts in a line such as "abandonada · 12 jugadas · se jugó ayer"

kept-games = Partidas
kept-on-table = en la mesa
kept-lesson = lección
# $noun is what the game calls a deal: "deal" or "rubber".
kept-won = { $noun ->
    [rubber] ganado
   *[deal] ganada
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-lost = { $noun ->
    [rubber] perdido
   *[deal] perdida
}
# $noun is what the game calls a deal: "deal" or "rubber".
kept-given-up = { $noun ->
    [rubber] abandonado
   *[deal] abandonada
}
# $game is the name of the deal, $line the facts about it.
delete-game = Borrar: { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Datos que no se han podido leer
unread-explained = Estos datos están dañados y no se han podido usar. Se conservan tal como están. Al restaurarlos se añaden las partidas y los resultados que aún contengan.
unread-journal = Un cambio en tus partidas
unread-snapshots = Una lista de todas tus partidas
unread-results = Una lista de resultados
unread-game = Una partida
unread-something = Otros datos guardados
# $what is one of these.
unread-save = Guardar en un archivo
    .of = Guardar en un archivo: { $what }
unread-restore = Restaurar
    .of = Restaurar: { $what }
unread-delete = Borrar
    .of = Borrar: { $what }
