# Малі вікна та кнопки.

## To find a card

find-title = Знайти карту
# What the player may type: short signs and names of cards.
find-such-as = Наприклад, 7п, 10 чирв або трефова дама
find-button = Знайти

## While the player plays in another tab

other-tab-title = Відкрито в іншій вкладці
other-tab-words = Ви граєте в іншій вкладці або вікні. Нічого не втрачено.
other-tab-here = Грати тут

link-damaged-title = Посилання пошкоджене
link-damaged-play = Грати від початку

## While the page does something that takes long

slow-work-done = { $percent }%
slow-work-stop = Зупинити

## The button that lets the frame of one-switch play wait

wait-button = Пауза
wait-words = Призупинити сканування
