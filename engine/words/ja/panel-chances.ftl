# 見たカードだけがわかっているとき、それぞれの手で何回クリアできるかを示す画面。

chances-title = 見込み
chances-meaning = まだ見ていないカードを{ $count }回配り直しました。それぞれの手のあと、クリアできる回数は次のとおりです。
chances-won = 回数
chances-interval = 見込み（95%）
chances-from-to = { $low }～{ $high }
chances-unknown = 時間内に判定できなかった配り方があります。見込みはどちらの場合も含みます。
chances-fewer = 明らかに劣る手は、試した回数が少なくなっています。
chances-later = その後はすべてのカードがわかるものとした数字なので、実際の勝率はこれより低くなります。
