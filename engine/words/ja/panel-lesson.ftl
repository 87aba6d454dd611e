# レッスンを進めるパネル。

lesson-progress = ステップ{ $number }/{ $count }
lesson-show = 手本を見る
lesson-next = 次へ
lesson-skip = 続けて遊ぶ
lesson-astray-title = その手もあります
lesson-astray = レッスンとは違う手です。手を戻してレッスンを続けることも、このまま自由に遊ぶこともできます。
lesson-take-back = 手を戻す
