### features/statistics: 成績。

statistics-title = 成績
statistics-of = 成績：{ $game }
statistics-of-all = すべての成績
all-rule-sets-together = すべてのゲームの合計
result = 結果

## 数字。名前と、その下の小さな説明

figure-played = プレイ数
    .meaning = { $noun ->
        [rubber] 終えたか途中でやめたラバー
       *[game] 終えたか途中でやめたゲーム
    }
figure-won = 勝ち
    .meaning = { $noun ->
        [rubber] プレイしたラバーのうち
       *[game] プレイしたゲームのうち
    }
figure-win-rate = 勝率
    .meaning = { $noun ->
        [rubber] プレイしたラバーのうち
       *[game] プレイしたゲームのうち
    }
figure-streak = 連勝
    .meaning = { $noun ->
        [rubber] 現在の連勝数
       *[game] 現在の連勝数
    }
figure-best-streak = 最長連勝
    .meaning = これまでの最高
figure-average = 平均得点
    .meaning = { $noun ->
        [rubber] 全ラバーの平均点
       *[game] 全ゲームの平均
    }
games-won-title = { $noun ->
    [rubber] 勝ったラバー
   *[game] 勝ったゲーム
}
figure-best-time = 最短時間
    .meaning = 最も速く勝ったとき
figure-median-time = 時間の中央値
    .meaning = 勝ちの半数はこれ以内
figure-fewest-moves = 最少手数
    .meaning = 最も少ない手で勝ったとき
figure-median-moves = 手数の中央値
    .meaning = 勝ちの半数はこれ以内
wins-after-peeking = 勝ちのうち{ $count }回は、新しいカードを見たあとで手を元に戻しています。

## グラフがまだないとき

games-until-charts = { $noun ->
    [rubber] { $count }ラバーでグラフが表示されます。あと{ $left }ラバーです。
   *[game] { $count }ゲームでグラフが表示されます。あと{ $left }ゲームです。
}

## 結果の一覧。「勝ち · 120手 · 4:05」など

latest-games = { $noun ->
    [rubber] 最近のラバー
   *[game] 最近のゲーム
}
result-won = 勝ち
result-lost = 負け
delete-result = 削除：{ $day }、{ $line }

## 数えるゲーム

none-counted = まだ成績がありません。
none-of-rule-set-counted = { $noun ->
    [rubber] このルールのラバーは、まだ成績がありません。
   *[game] このルールのゲームは、まだ成績がありません。
}
statistics-invite = 勝ち数、最短時間、連勝がここに表示されます。
statistics-play = プレイする
what-counts-title = 成績に数えるもの
what-counts = { $noun ->
    [rubber] ラバーは、終わったときに数えます。途中で離れても、戻ればそのまま続けられます。ただし、同じルールの別のラバーで1手でも進めると、負けに数えます。「{ new-button }」や「{ restart-button }」のあとも同じです。「{ undo-button }」でそのラバーに戻れば、その負けは取り消されます。あとは「{ finish-button }」を押すだけだったラバーは、勝ちに数えます。日替わりとほかの1ラバーは、同時に進められます。日替わりの勝ちは、始めた日の分になります。途中の局面から始まるリンクで開いたラバーは数えません。
   *[game] ゲームは、終わったときに数えます。途中で離れても、戻ればそのまま続けられます。ただし、同じルールの別のゲームで1手でも進めると、負けに数えます。「{ new-button }」や「{ restart-button }」のあとも同じです。「{ undo-button }」でそのゲームに戻れば、その負けは取り消されます。あとは「{ finish-button }」を押すだけだったゲームは、勝ちに数えます。日替わりとほかの1ゲームは、同時に進められます。日替わりの勝ちは、始めた日の分になります。途中の局面から始まるリンクで開いたゲームは数えません。
}

### features/statistics: 成績のグラフと表。

as-table = 表で見る

## 最近のゲームのグラフ

last-games = { $noun ->
    [rubber] 最近の{ $count }ラバー
   *[game] 最近の{ $count }ゲーム
}
last-games-in-words = { last-games }、古い順：勝ち{ $won }、負け{ $lost }。
streak-and-longest = 現在{ $streak }連勝、最長{ $longest }連勝
count-won = 勝ち{ $count }
count-not-won = 負け{ $count }
oldest-first = 古い順
number-of-game = { $noun ->
    [rubber] ラバー
   *[game] ゲーム
}
result-of-game = 結果
game-was-won = 勝ち
game-was-not-won = 負け

## 勝率のグラフ

win-rates = 勝率の推移
games-at-a-time = { $noun ->
    [rubber] 直近{ $span }ラバーで計算
   *[game] 直近{ $span }ゲームで計算
}
win-rates-in-words = { $noun ->
    [rubber] 全{ $played }ラバー、直近{ $span }ラバーで計算した勝率：{ win-rates-between }。
   *[game] 全{ $played }ゲーム、直近{ $span }ゲームで計算した勝率：{ win-rates-between }。
}
win-rates-between = 最初の{ $span }回は{ $first }、最近の{ $span }回は{ $last }、最低{ $lowest }、最高{ $highest }
win-rates-caption = { $noun ->
    [rubber] 直近{ $span }ラバーの勝率。{ $start }から{ $end }まで：現在{ $last }、最高{ $highest }。
   *[game] 直近{ $span }ゲームの勝率。{ $start }から{ $end }まで：現在{ $last }、最高{ $highest }。
}
games-up-to = { $noun ->
    [rubber] 時点
   *[game] 時点
}
rate-of-wins = 勝率

## 得点の表

scores-title = { $scored ->
    [left] 得点：終了時に残ったカード
    [shown] 得点：終了時に表向きのカード
    [ahead] 得点：ラバー終了時の点差
   *[home] 得点：終了時に組札にあるカード
}
scores-in-words = { $noun ->
    [rubber] 得点は{ $lowest }から{ $highest }まで。ラバーの半数は{ $half }以下。
   *[game] 得点は{ $lowest }から{ $highest }まで。ゲームの半数は{ $half }以下。
}
score-of-game = 得点
games-with-score = { $noun ->
    [rubber] ラバー数
   *[game] ゲーム数
}
score-band = { $between ->
    [words] { $first }から{ $last }
   *[dash] { $first }～{ $last }
}
games-and-won = { $count }、うち勝ち{ $won }

## 勝率の表

rates-by-rule-set = ゲーム別
rates-by-difficulty = 難易度別
rate-easy = やさしい
rate-middling = ふつう
rate-hard = むずかしい
rate-unknown = 不明
how-hard = 難易度は、コンピューターが解くのにかかった時間で決まります。長いほど難しいゲームです。
rate-games = { $noun ->
    [rubber] ラバー数
   *[game] ゲーム数
}
rate-mark = クリア可能
rate-mark-meaning = 印は、クリアできるゲームのおよその割合を示します。
rate-possible = 約{ $share }がクリア可能

## 勝つまでにかかった時間と手数

time-of-win = 勝つまでの時間
moves-of-win = 勝つまでの手数
time-of-wins-in-words = 勝つまでの時間：{ $count }勝、{ $least }から{ $most }まで。半数は{ $half }以内。
moves-of-wins-in-words = 勝つまでの手数：{ $count }勝、{ $least }手から{ $most }手まで。半数は{ $half }手以内。
median-of-wins = 中央値{ $half }、{ $count }勝
wins-of-band = 勝ち数
band-or-more = { $first }以上
band-from-to = { $first }～{ $last }
band-to-under = { $first }以上{ $end }未満

### features/statistics, features/report, panels: ブリッジソリティアのビッディングボックスと、成績のコントラクト表。

bid-button = ビッド
bid-button-with = { $bid }をビッド
nothing-to-study = 分析できるのは、ディールが終わってからです。
no-score-sheet = このゲームに得点表はありません。
house-is-not-bidding = いまハウスのビッドはありません。

## コントラクトの表

contracts-title = コントラクト
contracts-all = 合計
contracts-level = レベル
bid-by = { $side ->
    [you] あなたのビッド
   *[house] ハウスのビッド
}
contracts-bid = ビッド
contracts-made = メイク
contracts-set = ダウン
no-contract-bid = { $side ->
    [you] あなたのコントラクトはまだありません。
   *[house] ハウスのコントラクトはまだありません。
}
contracts-made-of = { $side ->
    [you] あなたは{ contracts-of }中{ $made }回メイク：{ $share }。
   *[house] ハウスは{ contracts-of }中{ $made }回メイク：{ $share }。
}
contracts-of = コントラクト{ $count }回
contracts-doubling = ダブル
contracts-small-slams = あなたのスモールスラム：{ $bid }回のうち{ $made }回メイク。
contracts-grand-slams = あなたのグランドスラム：{ $bid }回のうち{ $made }回メイク。
contracts-honours = あなたのアナー：100点{ $four }回、150点{ $five }回。

### features/ending, panels: ゲームが終わったとき、またはクリアできなくなったときのシート。

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
end-peeked = 新しいカードを見たあとで、手を元に戻しました。
end-from-link = 途中の局面から始まるリンクで開いたので、成績には数えません。
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

### features/share: クリアした結果の共有。"Backbone Patience" はこのゲーム集の名前。

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
daily-deal-of-date = { $noun ->
    [rubber] { $date }の日替わりラバー
   *[deal] { $date }の日替わりゲーム
}
deal-by-number = { $noun ->
    [rubber] ラバーNo.{ $number }
   *[deal] No.{ $number }
}
text-copied = テキストをコピーしました。
text-not-copied = コピーできませんでした。テキストを選択してあるので、手動でコピーしてください。
picture-saved = 画像をファイルに保存しました。

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
