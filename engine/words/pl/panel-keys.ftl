# Arkusz z listą klawiszy i tego, co robią.

keys-title = Klawisze
key-arrows = Strzałki
key-arrows-do = przejdź do najbliższego stosu w tym kierunku
key-space = Spacja
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1–9, 0
key-digits-do = przejdź do kolumny o tym numerze; 0 to kolumna 10
letter-keys-off = Klawisze literowe są wyłączone. Możesz je włączyć w ustawieniach.
keys-mouse = Mysz: kliknij stos prawym przyciskiem, żeby przenieść górną kartę do bazy.
record-explained = Coś poszło nie tak? Możesz skopiować swoje ostatnie ruchy i ustawienia i dołączyć je do zgłoszenia. Nic nie jest wysyłane automatycznie.
record-copy = Kopiuj moje działania
record-copied = Skopiowano twoje działania.
