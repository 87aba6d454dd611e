# 見たカードだけがわかっているとき、それぞれの手で何回クリアできるかを示す画面。

chances-title = 見込み
chances-meaning = まだ見ていないカードを{ $count }回配り直しました。それぞれの手のあと、クリアできる回数は次のとおりです。
chances-won = 回数
chances-interval = 見込み（信頼度95%）
chances-from-to = { $low }～{ $high }
chances-unknown = 時間内に判定できなかった場合、見込みはクリアできるときとできないときの両方を含みます。
chances-fewer = 明らかに劣る手は、試した回数が少なくなっています。
chances-later = これらはすべてのカードを表にして判定したものです。実際には見えないので、見込みはこれより低くなります。
chances-played = まだ見ていないカードを{ $count }回配り直しました。それぞれの手のあと、単純なプレイヤーがクリアした回数は次のとおりです。
chances-player = このプレイヤーは山札の順番を知っていますが、あなたがまだ見ていないほかのカードは知りません。よりよくプレイすれば、見込みは上がります。
chances-player-sees-no-more = このプレイヤーにも、あなたがまだ見ていないカードは見えません。よりよくプレイすれば、見込みは上がります。
chances-plan = 最初の手は、このプレイヤーの計画に沿ったものです。明らかによい手がある場合だけ、その手が先に来ます。
chances-points = まだ見ていないカードを{ $count }回配り直しました。コントラクトがあなたに有利に終わる回数と、平均の得点は次のとおりです。
chances-well = 有利に終わる回数
chances-gain = 得点（信頼度95%）
chances-margin = { $points } ± { $margin }
chances-simple = どの回も、カードの見えない単純なプレイヤーが最後までプレイします。よりよくプレイすれば、より高い得点が見込めます。
move-from-place = { $move }（{ $place }）
