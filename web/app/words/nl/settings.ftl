### features/settings, panels: Het venster met instellingen.

settings-title = Instellingen
# De knop die het venster "Uiterlijk" opent.
settings-appearance = Kaarten, laken en kleuren
sound-is-on = Het geluid staat aan. In de instellingen kun je het uitzetten.
cards-not-fetched = Deze kaarten konden niet worden geladen. Probeer het opnieuw als je online bent.
language-not-fetched = Deze taal kon niet worden geladen. Probeer het opnieuw als je online bent.

## De koppen van zijn groepen

settings-sound = Geluid
settings-help = Hulp bij het spelen
settings-above-table = Boven de tafel
settings-motion = Beweging
settings-keyboard-and-start = Toetsenbord en start
settings-other-presses = Andere manieren om te tikken

## Instellingen die aan of uit staan. Een toelichting zegt in een zin wat een instelling doet.

setting-lists = Overlappende kaarten als lijst
note-lists = Tik op kaarten die over elkaar liggen, en ze verschijnen als grote knoppen.
setting-left-handed = Linkshandig
setting-sound = Geluid
setting-vibration = Trillen, indien mogelijk
setting-safe-home = Veilige kaarten vanzelf naar huis
note-safe-home = Een kaart is veilig als geen andere kaart hem nog nodig heeft.
setting-show-time = Tijd tonen
setting-show-score = Score tonen
setting-calm = Minder beweging
setting-letters = Lettertoetsen
note-letters = H voor een hint, U voor ongedaan maken, en meer. Ze staan in het menu onder ‘{ menu-keys }’.
setting-gallery-first = Beginnen met ‘{ games-title }’

## Instellingen met meer waarden. Elke waarde heeft een kleine knop.

setting-tap = Een tik op een kaart
tap-moves = Verplaatst hem
tap-chooses = Selecteert hem
setting-card-size = Grootte van de kaarten
note-card-size = Past de tafel niet in het venster, versleep dan het laken of gebruik de pijlen.
card-size-times = ×{ $size }
setting-stock = Stok
stock-thumb = Bij de duim
stock-left = Links
stock-right = Rechts
stock-top = Boven
setting-klondike-score = Score van Klondike
klondike-score-home = Kaarten thuis
klondike-score-standard = Standaard
klondike-score-vegas = Vegas
setting-spider-score = Score van Spider
spider-score-home = Reeksen
spider-score-500 = 500
setting-volume = Volume
volume-quiet = Zacht
volume-medium = Gemiddeld
volume-loud = Hard
setting-motion = Snelheid van de kaarten
motion-slow = Langzaam
motion-normal = Normaal
motion-quick = Snel
setting-pace = Snelheid van automatisch spelen
pace-slow = Langzaam
pace-steady = Normaal
pace-fast = Snel
setting-verdict = Tonen of je nog kunt winnen
verdict-always = Altijd
# Alleen als het spel niet meer te winnen is.
verdict-lost = Alleen als het niet meer kan
verdict-never = Nooit
setting-advice = Hints op basis van
advice-all = Alle kaarten
advice-seen = Alleen wat je hebt gezien
note-advice = Met ‘{ advice-seen }’ worden de kaarten die je niet hebt gezien, vele malen willekeurig opnieuw gedeeld. Een hint zegt dan in hoeveel van die spellen de zet winst oplevert. Bij { -bridge } is dat altijd zo.
setting-scanning = Spelen met één schakelaar
note-scanning = Een markering gaat vanzelf rond. Tik waar je wilt, of druk op een toets, om te kiezen wat gemarkeerd is.
scanning-off = Uit
scanning-slow = Langzaam
scanning-steady = Normaal
scanning-quick = Snel
scanning-fast = Zeer snel
setting-dwell = Tikken door de muis stil te houden
note-dwell = Houd de muisaanwijzer ergens stil: als de lijn vol is, telt dat als een tik.
# Hoe lang de aanwijzer stilstaat.
dwell-off = Uit
dwell-long = Lang
dwell-medium = Gemiddeld
dwell-short = Kort

## De taal

setting-language = Taal
language-auto = Browsertaal
# De naam van een taal in die taal zelf, zoals "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } en { $jack } op de kaarten

### features/appearance, panels: Het venster over het uiterlijk: hoe de kaarten en het laken eruitzien.

appearance-title = Uiterlijk
looks-not-fetched = De andere voor- en achterkanten konden niet worden geladen. Probeer het opnieuw als je online bent.

## Het laken

setting-theme = Laken
theme-felt = Vilt
theme-night = Nacht
theme-day = Dag
theme-claret = Bordeaux
theme-ocean = Oceaan
theme-walnut = Walnoot
# Dag of nacht, zoals het apparaat zegt.
theme-auto = Automatisch

## De achterkant van de kaarten

setting-back = Achterkant
back-lattice = Raster
back-spine = Wervels
back-fans = Waaiers
back-rose = Roos
back-pips = Symbolen
back-night = Nacht

## De voorkant van de kaarten

setting-face = Voorkant
face-emblems = Emblemen
face-courts = Klassiek
face-large = Groot
face-jumbo = Jumbo

## Klaveren, ruiten, harten en schoppen heten hier "symbolen", want "kleur" is hier rood, zwart enzovoort: twee of vier
## kleuren, effen of met patronen, of elk symbool een eigen kleur

setting-four-colours = Kleuren
four-colours-off = Twee
four-colours-on = Vier
setting-patterned = Symbolen
patterned-off = Effen
patterned-on = Met patroon
look-own-colours = Kleur per symbool
# Zoals de keuze van twee of vier kleuren hierboven zegt.
ink-usual = Zoals hierboven
ink-black = Zwart
ink-red = Rood
ink-blue = Blauw
ink-green = Groen
ink-purple = Paars
ink-brown = Bruin
