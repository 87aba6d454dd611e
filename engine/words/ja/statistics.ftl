### 成績。

statistics-title = 成績
statistics-of = 成績：{ $game }
statistics-of-all = すべての成績
all-rule-sets-together = すべてのゲームの合計

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
       *[game] 全ゲームの平均点
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
wins-after-peeking = 勝ちのうち{ $count }回は、新しいカードが見えた手を元に戻したあとのものです。

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
    [rubber] ラバーは、終わったときに数えます。途中で離れても、戻ればそのまま続けられます。ただし、同じルールの別のラバーで1手でも進めると、負けに数えます。「{ new-button }」や「{ restart-button }」のあとも同じです。「{ undo-button }」でそのラバーに戻れば、その負けは取り消されます。あとは「{ finish-button }」を押すだけだったラバーは、勝ちに数えます。日替わりとほかの1ラバーは、同時に進められます。日替わりの勝ちは、始めた日の分になります。途中までの手が入ったリンクから開いたラバーは数えません。
   *[game] ゲームは、終わったときに数えます。途中で離れても、戻ればそのまま続けられます。ただし、同じルールの別のゲームで1手でも進めると、負けに数えます。「{ new-button }」や「{ restart-button }」のあとも同じです。「{ undo-button }」でそのゲームに戻れば、その負けは取り消されます。あとは「{ finish-button }」を押すだけだったゲームは、勝ちに数えます。日替わりとほかの1ゲームは、同時に進められます。日替わりの勝ちは、始めた日の分になります。途中までの手が入ったリンクから開いたゲームは数えません。
}

## バックアップ

backup-title = バックアップ
backup-explained = プレイ中のゲーム、結果、お気に入り、設定のすべてを1つのファイルにまとめます。保管したり、別の端末に移したりできます。バックアップを追加すると、ここにないものだけが加わり、何も消えません。
backup-save = バックアップを保存
backup-add = バックアップを追加

### 成績のグラフと表。

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
