# Het venster met instellingen.

settings-title = Instellingen
# De knop die het venster "Uiterlijk" opent.
settings-appearance = Kaarten, laken en kleuren

## De koppen van zijn groepen

settings-sound = Geluid
settings-help = Hulp bij het spelen
settings-above-table = Boven de tafel
settings-motion = Beweging
settings-keyboard-and-start = Toetsenbord en start
settings-other-presses = Andere manieren om te tikken

## Instellingen die aan of uit staan. Een toelichting zegt in een zin wat een instelling doet.

setting-lists = Waaiers als lijst openen
note-lists = Tik op kaarten in een waaier en ze verschijnen als grote knoppen.
setting-left-handed = Linkshandig
setting-sound = Geluid
setting-vibration = Trillen, als het apparaat dat kan
setting-safe-home = Veilige kaarten vanzelf naar huis
note-safe-home = Een kaart is veilig als geen andere kaart hem nog nodig heeft.
setting-show-time = Tijd tonen
setting-show-score = Score tonen
setting-calm = Minder beweging
setting-letters = Lettertoetsen
note-letters = H voor een hint, U om terug te nemen, en meer. Het menu noemt ze onder Toetsen.
setting-gallery-first = Beginnen met ‘Alle spellen’

## Instellingen met meer waarden. Elke waarde heeft een kleine knop.

setting-tap = Een tik op een kaart
tap-moves = Speelt hem
tap-chooses = Kiest hem
setting-card-size = Grootte van de kaarten
note-card-size = Is de tafel groter dan het venster, schuif die dan met een vinger op het laken of met de pijlen ernaast.
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
score-standard-counts = 10 punten voor elke kaart die thuis komt, 5 voor elke kaart van de aflegstapel naar een kolom en voor elke kaart die wordt omgedraaid. 15 minder voor elke kaart die van thuis wordt teruggenomen, en 100 minder voor elke nieuwe ronde als de stok per kaart wordt omgedraaid.
score-vegas-counts = Het spel kaarten kost 52 punten, elke kaart die thuis is levert er 5 op. De stok mag zo vaak worden doorlopen als het spel toestaat.
score-500-counts = 500 punten om te beginnen, 100 erbij voor elke complete kleur, 1 eraf voor elke zet en elke keer ongedaan maken.
setting-volume = Volume
volume-quiet = Zacht
volume-medium = Gemiddeld
volume-loud = Hard
setting-motion = Snelheid van de kaarten
motion-slow = Langzaam
motion-normal = Normaal
motion-quick = Snel
setting-pace = Tempo van automatische zetten
pace-slow = Langzaam
pace-steady = Rustig
pace-fast = Snel
setting-verdict = Zeggen of winnen nog kan
verdict-always = Altijd
# Alleen als het spel niet meer te winnen is.
verdict-lost = Als het niet kan
verdict-never = Nooit
setting-advice = Hints en oordelen kennen
advice-all = Alle kaarten
advice-seen = Wat ik heb gezien
note-advice = Zonder de kaarten die niemand heeft gezien zegt een hint in hoeveel mogelijke spellen zijn zet wint. Bij bridge zijn hints altijd zo.
setting-scanning = Spelen met één schakelaar
note-scanning = Een kader gaat vanzelf van plaats naar plaats. Een tik waar dan ook, of een toets, kiest wat er in het kader staat.
scanning-off = Uit
scanning-slow = Langzaam
scanning-steady = Rustig
scanning-quick = Vlot
scanning-fast = Snel
setting-dwell = Tikken door stil te houden
note-dwell = Waar de muisaanwijzer stilstaat, groeit een lijn. Is die vol, dan telt dat als een tik op die plaats.
# Hoe lang de aanwijzer stilstaat.
dwell-off = Uit
dwell-long = Lang
dwell-medium = Gemiddeld
dwell-short = Kort

## De taal

setting-language = Taal
language-auto = Die van de browser
# De naam van een taal in die taal zelf, zoals "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } en { $jack } op de kaarten
