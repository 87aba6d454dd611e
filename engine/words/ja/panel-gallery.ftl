# ゲームの一覧：ゲームごとに1枚のタイル。

tile-go-on = 続ける
share-winnable = クリア可能：{ $share }
favourite-game = お気に入り：{ $game }
rule-sets-of = { $game }のルールの種類
rule-set-in-progress = 、プレイ中
rule-set-in-full = （{ $game }）

## タイルのゲームの状態

tile-on-table = 表示中
tile-in-progress = プレイ中
played = { $unit ->
    [today] 今日プレイ
    [yesterday] 昨日プレイ
    [days] { $count }日前にプレイ
    [weeks] { $count }週間前にプレイ
   *[months] { $count }か月前にプレイ
}

## 絞り込みと検索

filter-all = すべて
filter-begun = プレイ中
filter-favourites = お気に入り
filter-short = 10分未満
filter-sure = ほぼ必ずクリア可能
games-found = { $count ->
    [0] ゲームが見つかりません。
   *[other] ゲームが{ $count }件見つかりました。
}
