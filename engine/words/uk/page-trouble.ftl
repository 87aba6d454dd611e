# Words for a game that does not start.

partly-loaded = Можна грати, але цього разу без підказок.

## What is wrong with the network or a file

no-network = Немає інтернету. Щойно він з’явиться, сторінка спробує ще раз.
file-missing = Файлу { $file } немає. Можливо, сайт саме оновлюється: спробуйте ще раз за кілька хвилин.
file-replaced = Замість файлу { $file } надійшла інша сторінка. Якщо ця мережа вимагає входу, спершу ввійдіть.
file-damaged = Файл { $file } надійшов пошкодженим.
file-unreachable = Файл { $file } не надійшов. Можливо, щось блокує його на цьому пристрої або в цій мережі.
file-mistyped = Файл { $file } надійшов як «{ $type }», і браузер його відхиляє. Виправити це може лише власник сайту.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Їй потрібен WebAssembly, а в цьому браузері його вимкнено. На iPhone, iPad або Mac вимкніть режим блокування для цього сайту. На інших пристроях дозвольте WebAssembly в налаштуваннях браузера або скористайтеся іншим браузером.
needs-server = Вона не працює з файлу: потрібен вебсервер. Введіть «python3 -m http.server» у цій папці, а потім відкрийте http://localhost:8000 у браузері.
sandboxed = Сторінка, на якій відкрито гру, не дає завантажити її файли.
own-address = Вона не працює ні з файлу, ні всередині іншої сторінки: відкрийте її за власною адресою.
framed = Грати в Backbone Patience всередині іншої сторінки не можна.
open-by-itself = Відкрити окремо

## An address at which there is no file (404.html)

nothing-here = За цією адресою нічого немає.
to-the-game = До гри
