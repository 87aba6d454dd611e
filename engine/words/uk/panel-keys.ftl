# Вікно з переліком клавіш.

keys-title = Клавіші
key-arrows = Стрілки
key-arrows-do = перейти до наступного стосу в цьому напрямку
key-space = Пробіл
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1–9, 0
key-digits-do = перейти до стовпчика з цим номером; 0 — стовпчик 10
letter-keys-off = Клавіші з літерами вимкнено. Увімкнути їх можна в налаштуваннях.
keys-mouse = Миша: клацніть стос правою кнопкою, щоб покласти його верхню карту на базу.
