# 日替わりゲーム：全ゲームのページと、1つのゲームのカレンダー。

daily-title = 日替わり
daily-today = 今日
daily-today-count = 今日：{ $count }
deals-won-of = { $won }/{ $all }クリア
share-day = この日の結果を共有
calendar-of = { $game }のカレンダー

## 共有する文。カードは明かさない。"Backbone Patience" はこのゲーム集の名前。

summary-heading = Backbone Patience、{ $date }の日替わり
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }、銅メダル
    [silver] { $squares } { deals-won-of }、銀メダル
    [gold] { $squares } { deals-won-of }、金メダル
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## メダルの連続日数と、すべてのメダル

days-in-a-row = 日連続
longest-row-of-days = 最長{ $count }日
medals = メダル
days-with-medal = { $medal ->
    [bronze] 銅メダル：{ $count }日
    [silver] 銀メダル：{ $count }日
   *[gold] 金メダル：{ $count }日
}

## カレンダー。「11月22日、今日、3ゲームクリア、銀メダル」と読み上げる。

month-before = 前の月
month-after = 次の月
is-today = 今日
deals-won = { $count }ゲームクリア
has-medal = { $medal ->
    [bronze] 銅メダル
    [silver] 銀メダル
   *[gold] 金メダル
}

## 凡例

medal-from = { $count }ゲーム以上
medal-from-all = { $count }/{ $all }クリア
legend-today = 今日
legend-explained = 丸は当日にクリアした数、外側の輪は後日クリアした分も含めた数です。

## その日のゲーム。".of" は読み上げ用。

kind-of-game = { FORM($game, "kind") }
daily-won = { $noun ->
    [rubber] 勝ち
   *[deal] クリア
}
daily-won-in = { $noun ->
    [rubber] { $time }で勝ち
   *[deal] { $time }でクリア
}
daily-play = プレイ
    .of = プレイ：{ $game }
daily-go-on = 続ける
    .of = 続ける：{ $game }、{ moves }

## 1つのゲームのカレンダー

daily-of-game = 日替わり：{ $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }：勝てるラバーを1日1つ。全員に同じカードが配られます。
       *[any] { $game }：ラバーを1日1つ。全員に同じカードが配られます。
    }
   *[deal] { $kind ->
        [winnable] { $game }：クリアできるゲームを1日1つ。全員に同じカードが配られます。
       *[any] { $game }：1日に1ゲーム。全員に同じカードが配られます。
    }
}
current-streak = 連続記録：{ $count }日。
deal-of-today = { $noun ->
    [rubber] 今日のラバー
   *[deal] 今日のゲーム
}
deal-of-today-won = { $noun ->
    [rubber] 今日のラバーに勝ちました。
   *[deal] 今日のゲームはクリアしました。
}
day-won = { $noun ->
    [rubber] 勝ち
   *[deal] クリア
}
day-won-later = { $noun ->
    [rubber] 後日勝利
   *[deal] 後日クリア
}
month-key = 塗りつぶし：当日クリア。チェックつきの枠：後日クリア。
daily-of-all-games = 全ゲームの日替わり
