# 成績。

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
