# Das Feld, das durch eine Einführung führt.

lesson-progress = Schritt { $number } von { $count }
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-skip = Weiterspielen
lesson-astray-title = Auch dieser Zug ist gut
lesson-astray = Die Einführung geht einen anderen Weg. Nimm deinen Zug zurück, um ihr zu folgen, oder spiele einfach weiter.
lesson-take-back = Zurücknehmen
