# Arkusz, który mówi, jak często wygrywa każdy ruch, gdy znane są tylko karty już widziane.

chances-title = Szanse
chances-meaning = { $count ->
    [one] Karty, których jeszcze nie widać, rozdano losowo { $count } raz. Tabela pokazuje, w ilu z tych rozdań po każdym ruchu da się jeszcze wygrać.
   *[other] Karty, których jeszcze nie widać, rozdano losowo { $count } razy. Tabela pokazuje, w ilu z tych rozdań po każdym ruchu da się jeszcze wygrać.
}
chances-won = Wygrane
chances-interval = Szansa (ufność 95%)
chances-from-to = od { $low } do { $high }
chances-unknown = Rozdania nierozwiązane na czas poszerzają przedział: każde może być wygrane albo przegrane.
chances-fewer = Wyraźnie gorsze ruchy sprawdzono w mniejszej liczbie rozdań.
chances-later = Program widział w tych rozdaniach wszystkie karty. Ty ich nie widzisz, więc będziesz wygrywać rzadziej.
chances-played = { $count ->
    [one] Karty, których jeszcze nie widać, rozdano losowo { $count } raz. Tabela pokazuje, ile z tych rozdań po każdym ruchu wygrał prosty gracz komputerowy.
   *[other] Karty, których jeszcze nie widać, rozdano losowo { $count } razy. Tabela pokazuje, ile z tych rozdań po każdym ruchu wygrał prosty gracz komputerowy.
}
chances-player = Gracz komputerowy zna kolejność kart w talii, ale nie zna innych kart, których nie widać. Możesz zagrać lepiej.
chances-player-sees-no-more = Gracz komputerowy zna tylko te karty co ty. Możesz zagrać lepiej.
chances-plan = Na pierwszym miejscu jest ruch, który wybrałby gracz komputerowy. Inny wyprzedza go tylko wtedy, gdy jest wyraźnie lepszy.
chances-points = { $count ->
    [one] Karty, których jeszcze nie widać, rozdano losowo { $count } raz. Tabela pokazuje dla każdego wyboru, jak często kontrakt kończy się po twojej myśli i ile punktów daje to średnio.
   *[other] Karty, których jeszcze nie widać, rozdano losowo { $count } razy. Tabela pokazuje dla każdego wyboru, jak często kontrakt kończy się po twojej myśli i ile punktów daje to średnio.
}
chances-well = Udane
chances-gain = Punkty (ufność 95%)
chances-margin = { $points } ± { $margin }
chances-simple = Te rozdania dokończył prosty gracz komputerowy, który też nie widział zakrytych kart. Możesz zagrać lepiej.
