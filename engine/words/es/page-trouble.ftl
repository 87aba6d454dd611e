# Words for a game that does not start.

partly-loaded = Puedes jugar, pero esta vez sin pistas.

## What is wrong with the network or a file

no-network = No hay conexión. La página volverá a intentarlo en cuanto la haya.
file-missing = Falta el archivo { $file }. Quizá se esté actualizando el sitio: inténtalo de nuevo en unos minutos.
file-replaced = En lugar del archivo { $file } ha llegado otra página. Si esta red pide iniciar sesión, hazlo primero.
file-damaged = El archivo { $file } ha llegado dañado.
file-unreachable = El archivo { $file } no ha llegado. Puede que algo lo bloquee en este dispositivo o en esta red.
file-mistyped = El archivo { $file } ha llegado como «{ $type }», y el navegador lo rechaza. Solo quien gestiona este sitio puede arreglarlo.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Necesita WebAssembly, que está desactivado en este navegador. En un iPhone, iPad o Mac, desactiva el modo de aislamiento para este sitio. En otros dispositivos, permite WebAssembly en los ajustes del navegador o usa otro.
needs-server = No funciona desde un archivo: tiene que cargarse desde un servidor web. Escribe «python3 -m http.server» en esta carpeta y abre http://localhost:8000 en el navegador.
sandboxed = La página que muestra aquí el juego no le deja cargar sus archivos.
own-address = No funciona desde un archivo ni dentro de otra página: ábrelo en su propia dirección.
framed = A Backbone Patience no se puede jugar dentro de otra página.
open-by-itself = Abrirlo aparte

## An address at which there is no file (404.html)

nothing-here = No hay nada en esta dirección.
to-the-game = Ir al juego
