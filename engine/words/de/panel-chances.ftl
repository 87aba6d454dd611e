# Das Blatt mit den Aussichten jedes Zuges, wenn nur die gesehenen Karten bekannt sind.

chances-title = Aussichten
chances-meaning = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden { $count } Mal neu verteilt. So viele dieser Partien sind nach jedem Zug zu gewinnen:
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count } Mal neu verteilt. So viele dieser Partien sind nach jedem Zug zu gewinnen:
}
chances-won = Partien
chances-interval = Aussicht, 95 %
chances-from-to = { $low } bis { $high }
chances-unknown = Einige Partien ließen sich in der Zeit nicht beurteilen. Die Aussicht lässt beides zu.
chances-fewer = Ein deutlich schlechterer Zug wurde in weniger Partien probiert.
chances-later = Danach gelten alle Karten als bekannt. Du wirst also seltener gewinnen.
