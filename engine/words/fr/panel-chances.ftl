# La feuille qui dit combien de fois gagne chaque coup, si l’on ne connaît que les cartes vues.

chances-title = Chances
chances-meaning = { $count ->
    [one] Les cartes que vous n’avez pas vues ont été redistribuées { $count } fois. Après chaque coup, voici combien de ces donnes restent gagnables :
   *[other] Les cartes que vous n’avez pas vues ont été redistribuées { $count } fois. Après chaque coup, voici combien de ces donnes restent gagnables :
}
chances-won = Donnes
chances-interval = Chance, 95 %
chances-from-to = { $low } à { $high }
chances-unknown = Certaines donnes n’ont pu être jugées à temps. La chance tient compte des deux issues.
chances-fewer = Un coup nettement moins bon a été essayé dans moins de donnes.
chances-later = Ensuite, toutes les cartes sont supposées connues : vous gagnerez donc moins souvent.
