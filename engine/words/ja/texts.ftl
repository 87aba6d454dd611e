# 文字を読めない理由：リンク、手、局面、コマンドラインの入力。

no-card-text = 「{ $text }」はカードではありません。
wrong-piles = { $game }の山は{ $wanted }個ですが、この局面には{ $found }個あります。
card-twice = カード「{ $text }」が2回出てきます。
no-counter-text = 「{ $text }」は「{ $counter }」には使えない値です。
no-list-of-cards = 「{ $text }」はカードの一覧ではありません。
no-move-text = 「{ $text }」は{ $game }の手ではありません。
no-link = このリンクにはゲームが指定されていません。
other-version = このリンクはバージョン{ $found }です。ここで開けるのはバージョン{ $known }だけです。
no-such-game = 「{ $text }」というゲームはありません。
no-deal-number = ゲーム番号は{ $first }～{ $last }の整数です。
closing-bracket = 閉じかっこに対応する、開きかっこがありません。
opening-bracket = 開きかっこに対応する、閉じかっこがありません。
move-unread = { $number }手目を読めません：{ $reason }
move-refused = { $number }手目の{ $text }は打てません：{ $reason }
no-picture = 「{ $text }」は図ではありません。
names-no-piles = 「{ $text }」は{ $game }の山の名前ではありません。
no-such-game-listed = 「{ $text }」というゲームはありません。`games`で一覧を表示できます。
number-or-position = ゲーム番号か--positionのどちらか一方を指定してください。
number-after = { $option }のあとには0～1000000000の整数が必要です。
no-depth = 深さは0～99の整数です。

# ブリッジソリティアではありえない局面。
bridge-number-too-high = ブリッジソリティアには大きすぎる数が、この局面にあります。
bridge-contract = この局面のコントラクトはありえません。
bridge-tricks = この局面のトリック数はありえません。
bridge-unscored = この局面には、終わったのに得点がついていないディールがあります。
bridge-trick = この局面のトリックはありえません。
