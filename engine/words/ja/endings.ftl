### ゲームの終わり方。どれも一つの文。

won-in = { $noun ->
    [rubber] { $count }手で勝ちました。
   *[deal] { $count }手でクリアしました。
}
all-home = すべてのカードが組札に上がりました。
no-more-home = これ以上、組札に上げられるカードはありません。
klondike-stuck = 裏向きのカードをめくることも、山札や捨て札のカードを出すこともできません。
all-runs-complete = 8組すべてが完成しました。
no-run-possible = 裏向きのカードをめくることも、組を完成させることもできません。
too-few-to-deal = すべての列を埋めるだけのカードがないため、山札から配れません。
stock-used-up = 山札がなくなりました。
clock-won = 4枚目のキングを最後に、すべてのカードが表になりました。
clock-stopped = 4枚目のキングで時計が止まりました。
clock-odds = 選ぶ余地はなく、クリアできるのは13回に1回です。
pyramid-gone = ピラミッドのカードをすべて取り除きました。
nothing-to-take-away = これ以上、取り除けるカードはありません。
all-in-hole = すべてのカードがブラックホールに入りました。
no-free-card-fits = 出せるカードがありません。
columns-cleared = 場札がすべてなくなりました。
golf-stuck = 山札がなくなり、出せるカードもありません。
round-won = 9ホールを終えて、残りは45枚以下でした。
round-lost = 9ホールを終えて、残りが45枚を超えました。

### ゲームが終わったとき、またはクリアできなくなったときのシート。

end-won = { $noun ->
    [rubber] 勝ちました！
   *[deal] クリア！
}
end-lost = { $noun ->
    [rubber] 負けました
   *[deal] ゲームオーバー
}
move-that-lost = { $noun ->
    [rubber] { $number }手目で勝てなくなりました。
   *[deal] { $number }手目でクリアできなくなりました。
}
first-win-in = { $game }で初勝利
end-peeked = 新しいカードが見えたあとで、その手を元に戻しました。
end-from-link = 途中までの手が入ったリンクから始めたので、成績には数えません。
end-was-lesson = レッスンとして始めたので、成績には数えません。

## ボタン

end-new = { $noun ->
    [rubber] 新規ラバー
   *[deal] 新規ゲーム
}
end-undo = 元に戻す
end-share = 共有
end-restart = 最初から
end-review = 振り返り
end-losing-move = 分かれ目の手
end-statistics = 成績
end-games = ゲーム一覧
end-sound = 音をオンにする

## クリアしたカードが作る図の中

figure-of-win = { $noun ->
    [rubber] 勝利
   *[deal] クリア
}
your-first-win = 初勝利
your-best-time = 最短時間
your-fewest-moves = 最少手数
your-longest-streak = { $count }連勝

## 数字：時間、手数、得点、連勝

end-time = 時間
end-moves = 手数
end-score = 得点
end-streak = 連勝
end-best = 新記録
end-equals-best = タイ記録
end-best-time = 最短{ $time }
end-fewest-moves = 最少{ $count }
end-longest = 最長記録
end-longest-streak = 最長{ $count }
end-counted = { $scored ->
    [left] 残り枚数
    [shown] 表になった枚数
    [ahead] 点リード
    [behind] 点ビハインド
    [runs] 完成した組数
   *[home] 組札の枚数
}
end-points = 点

## 勝率

end-rate = { $noun ->
    [rubber] 勝率（{ $count }ラバー）
   *[game] 勝率（{ $count }ゲーム）
}
end-rates-in-words = { $noun ->
    [rubber] 最近{ $count }ラバーの勝率の推移：{ $first }から{ $last }へ。
   *[game] 最近{ $count }ゲームの勝率の推移：{ $first }から{ $last }へ。
}

## 今週の日替わり

week-title = 日替わり
week-streak = { $count }日連続
week-won = { $noun ->
    [rubber] { $count ->
        [0] 今週はまだ勝ちなし
       *[other] 今週の勝ちは{ $count }日
    }
   *[deal] { $count ->
        [0] 今週はまだクリアなし
       *[other] 今週のクリアは{ $count }日
    }
}
week-day = { $noun ->
    [rubber] { $won ->
        [won] { $day }：勝ち
        [later] { $day }：後日勝利
       *[not] { $day }：未勝利
    }
   *[deal] { $won ->
        [won] { $day }：クリア
        [later] { $day }：後日クリア
       *[not] { $day }：未クリア
    }
}

## まだ続いているが、クリアできないゲーム

no-way-title = クリアできません
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] このラバーには、最初から勝つ手順がありません。
        [impossible] ここからこのラバーには勝てません。
       *[lost] このラバーにはもう勝てません。
    }
   *[deal] { $answer ->
        [never] このゲームには、最初からクリアする手順がありません。
        [impossible] このゲームはここからクリアできません。
       *[lost] このゲームはもうクリアできません。
    }
}
solver-sees-no-way = コンピューターがすべての手順を調べ、クリアできないことを確かめました。
solver-sees-no-way-hidden = コンピューターが裏向きのカードも含めてすべての手順を調べ、クリアできないことを確かめました。
back-to-winnable = { $noun ->
    [rubber] 勝てる局面まで戻る
   *[deal] クリアできる局面まで戻る
}
no-way-play-on = 続けて遊ぶ

### クリアした結果の共有。"Backbone Patience" はこのゲーム集の名前。

result-heading = Backbone Patience：{ $game }、{ $deal }
result-won-with = { $noun ->
    [rubber] { moves }で勝利
   *[deal] { moves }でクリア
}
result-won-in = { $noun ->
    [rubber] { $time }、{ moves }で勝利
   *[deal] { $time }、{ moves }でクリア
}
result-card-won = { $noun ->
    [rubber] 勝利
   *[deal] クリア
}
result-card-label = { $noun ->
    [rubber] { $game }、{ $deal }：勝利、{ moves }
   *[deal] { $game }、{ $deal }：クリア、{ moves }
}

## 共有のシート

share-title = 共有
share-picture = 画像を共有
save-picture = 画像を保存
share-shows-no-card = カードの内容は含まれません。リンクから、同じゲームを最初から遊べます。
share-as-text = テキストで共有
copy-as-text = テキストをコピー
share-game-so-far = ここまでのゲーム
share-deal = このゲームを最初から
copy-link = コピー
