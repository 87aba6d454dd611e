# Het venster met de toetsen en wat ze doen.

keys-title = Toetsen
key-arrows = Pijlen
key-arrows-do = naar de volgende stapel in die richting
key-space = Spatie
key-digits = 1 … 9, 0
key-digits-do = naar de kolom met dit nummer; 0 is kolom 10
letter-keys-off = Lettertoetsen staan uit. In de instellingen kun je ze aanzetten.
keys-mouse = Met een muis: klik met de rechterknop om de laatste kaart van een stapel naar huis te sturen.
