# Woorden voor een spel dat niet start.

partly-loaded = Je kunt spelen, maar deze keer zonder hints.

## Wat er mis is met het netwerk of een bestand

no-network = Je bent offline. Zodra je weer online bent, probeert de pagina het opnieuw.
file-missing = Het bestand { $file } ontbreekt. Misschien wordt de site net bijgewerkt: probeer het over een paar minuten opnieuw.
file-replaced = In plaats van het bestand { $file } kwam er een andere pagina. Moet je je op dit netwerk aanmelden, doe dat dan eerst.
file-damaged = Het bestand { $file } kwam beschadigd aan.
file-unreachable = Het bestand { $file } kwam niet aan. Misschien wordt het op dit apparaat of in dit netwerk geblokkeerd.
file-mistyped = Het bestand { $file } werd verstuurd als ‘{ $type }’, en dat weigert de browser. Alleen de beheerder van deze site kan dat verhelpen.

## Wat de browser mist, of hoe de pagina geopend is

needs-webassembly = Het spel heeft WebAssembly nodig, maar dat staat in deze browser uit. Zet op een iPhone, iPad of Mac de isolatiemodus uit voor deze site. Sta op andere apparaten WebAssembly toe in de instellingen van de browser, of gebruik een andere browser.
needs-server = Het spel werkt niet vanuit een bestand: het moet van een webserver komen. Voer in deze map ‘python3 -m http.server’ uit en open dan http://localhost:8000 in de browser.
sandboxed = De pagina waarin het spel hier staat, blokkeert het laden van de bestanden.
own-address = Het spel werkt niet vanuit een bestand of binnen een andere pagina: open het op zijn eigen adres.
framed = Backbone Patience kan niet binnen een andere pagina worden gespeeld.
open-by-itself = Apart openen

## Een adres waar geen bestand is (404.html)

nothing-here = Op dit adres is niets te vinden.
to-the-game = Naar het spel
