# Words for a game that doesn't start. The page says first whether it can be played at all (not-loaded or
# partly-loaded), then why and what helps, in a sentence of its own; then comes the button try-again.

partly-loaded = You can play, but without hints this time.

## What is wrong with the network or a file

no-network = You’re offline. The page will try again as soon as you’re back online.
# $file is the name of a file, such as boot.js.
file-missing = The file { $file } is missing. The site may just be updating: try again in a few minutes.
file-replaced = Another page came in place of the file { $file }. If this network asks you to sign in, do that first.
file-damaged = The file { $file } arrived damaged.
file-unreachable = The file { $file } didn’t arrive. Something on this device or network may be blocking it.
# $type is a media type, such as text/plain.
file-mistyped = The file { $file } was sent as “{ $type }”, which the browser refuses. Only whoever runs this site can fix that.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = It needs WebAssembly, which is turned off in this browser. On an iPhone, iPad or Mac, turn off Lockdown Mode for this site. Elsewhere, allow WebAssembly in the browser settings or use another browser.
needs-server = It can’t run from a file: it has to come from a web server. Run “python3 -m http.server” in this folder, then open http://localhost:8000 in the browser.
sandboxed = The page that shows the game here doesn’t let it load its files.
# Stands in the page without any script, after not-loaded.
own-address = It doesn’t run from a file or inside another page: open it at its own address.
framed = Backbone Patience can’t be played inside another page.
open-by-itself = Open it on its own

## An address at which there is no file (404.html)

nothing-here = There’s nothing at this address.
to-the-game = Go to the game
