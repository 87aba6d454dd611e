# Small sheets and buttons.

## To find a card

find-title = חיפוש קלף
# What the player may type: names and signs of cards, also the first letter of a suit.
find-such-as = למשל 7 עלה, מלכת לב או 10ת
find-button = חיפוש

## While the player plays in another tab

other-tab-title = פתוח בכרטיסייה אחרת
other-tab-words = אתם משחקים בכרטיסייה אחרת או בחלון אחר. שום דבר לא אבד.
other-tab-here = לשחק כאן

link-damaged-title = הקישור פגום
link-damaged-play = לשחק מההתחלה

## While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = עצירה

## The button that lets the frame of one-switch play wait

wait-button = השהיה
wait-words = השהיית הסריקה
