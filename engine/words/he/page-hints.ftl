# Hints, the way back, and demonstrations.

thinking = מתבצע חישוב…
advice-still-loading = הרמזים עוד נטענים. הרמז יופיע מעצמו.
advice-not-loaded = טעינת הרמזים נכשלה. טענו את הדף מחדש כדי לנסות שוב.
looking-for-way-back = חיפוש המצב האחרון שאפשר היה לנצח ממנו…
no-way-back = לא ידוע מצב קודם שאפשר לנצח ממנו
review-closed = הסקירה נסגרה
showing-way = { $count ->
    [one] מוצג ניצחון במהלך אחד
    [two] מוצג ניצחון בשני מהלכים
   *[other] מוצג ניצחון ב־{ $count } מהלכים
}
showing-long-way = מוצגת דרך ארוכה לניצחון
no-way-found = לא נמצאה דרך לנצח מכאן

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] תחילת הרובר.
   *[deal] תחילת החלוקה.
}
review-at-move = מהלך { $number } מתוך { $count }: { $move }.
review-no-choices = במשחק הזה אין מה להחליט.
review-not-judged = המהלכים לא מקבלים כאן ציון: אף אחד לא יכול היה לדעת אילו קלפים יבואו.
review-nothing-lost = יכולתם לנצח בכל שלב.
review-looking = חיפוש המהלך שקבע את ההפסד…
review-lost-unknown = לא ידוע איפה נקבע ההפסד.
review-still-unknown = לא ידוע אם עוד אפשר לנצח.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] ברובר הזה אי אפשר היה לנצח מלכתחילה.
   *[deal] בחלוקה הזאת אי אפשר היה לנצח מלכתחילה.
}
review-lost-at-latest = ההפסד נקבע במהלך { $number } או לפניו.
review-lost-by = ההפסד נקבע במהלך { $number }.
review-lost-between = ההפסד נקבע בין מהלך { $first } למהלך { $last }.
