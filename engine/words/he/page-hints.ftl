# Hints, the way back, and demonstrations.

thinking = חושב
advice-still-loading = העצות עדיין נטענות. הן יופיעו מעצמן.
advice-not-loaded = לא הצלחנו לטעון את העצות. טענו את הדף מחדש כדי לקבל אותן.
looking-for-way-back = מחפש היכן עוד אפשר היה לנצח
no-way-back = לא ידוע על מצב קודם שממנו אפשר היה לנצח
review-closed = הסקירה נסגרה
showing-way = { $count ->
    [one] מציג דרך לניצחון במהלך אחד
    [two] מציג דרך לניצחון בשני מהלכים
   *[other] מציג דרך לניצחון ב־{ $count } מהלכים
}
showing-long-way = מציג דרך ארוכה לניצחון
no-way-found = לא נמצאה מכאן דרך לניצחון

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] הרובר בתחילתו.
   *[deal] החלוקה בתחילתה.
}
review-at-move = מהלך { $number } מתוך { $count }: { $move }.
review-no-choices = במשחק הזה אין מה להחליט.
review-not-judged = במשחק הזה אי אפשר לקבוע איזה מהלך היה הטוב ביותר: איש לא היה יכול לראות את הקלפים הבאים.
review-nothing-lost = אפשר לנצח מכל מצב.
review-looking = מחפש היכן נקבע ההפסד.
review-lost-unknown = לא ידוע היכן נקבע ההפסד.
review-still-unknown = לא ידוע אם עוד אפשר לנצח.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] ברובר הזה אי אפשר היה לנצח.
   *[deal] בחלוקה הזאת אי אפשר היה לנצח.
}
review-lost-at-latest = ההפסד נקבע לכל המאוחר במהלך { $number }.
review-lost-by = ההפסד נקבע במהלך { $number }.
review-lost-between = ההפסד נקבע בין מהלך { $first } למהלך { $last }.
