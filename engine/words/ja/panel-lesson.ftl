# レッスンを進めるパネル。

lesson-progress = ステップ{ $number }/{ $count }
lesson-show = 手本を見る
lesson-next = 次へ
lesson-skip = 続けて遊ぶ
lesson-astray-title = その手もあります
lesson-astray = レッスンの手とは違います。手を戻してレッスンを続けるか、そのまま自由に遊べます。
lesson-take-back = 手を戻す
