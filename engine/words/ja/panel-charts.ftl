# 成績のグラフと表。

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
    [shown] 得点：終了時に表になったカード
    [ahead] 得点：ラバー終了時の点差
   *[home] 得点：終了時に組札にあるカード
}
scores-in-words = { $noun ->
    [rubber] 得点は{ $lowest }から{ $highest }まで。ラバーの半数は{ $half }以下。
   *[game] 得点は{ $lowest }から{ $highest }まで。ゲームの半数は{ $half }以下。
}
score-of-game = 得点
games-with-score = { $noun ->
    [rubber] ラバー
   *[game] ゲーム
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
    [rubber] ラバー
   *[game] ゲーム
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
