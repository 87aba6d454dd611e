# メニュー。

menu-title = メニュー

## 見出し

menu-play = プレイ
menu-look-back = 記録
menu-help = ヘルプ

## ボタン。短い言葉で

menu-new = { $noun ->
    [rubber] 新規ラバー
   *[deal] 新規ゲーム
}
menu-restart = 最初から
menu-daily = 日替わり
menu-games = ゲーム一覧
menu-review = 振り返り
menu-statistics = 成績
menu-share = 共有
menu-learn = { $game }を覚える
menu-moves = 可能な手
menu-rules = ルール
menu-words = 場の説明
menu-keys = キー操作

## ゲーム番号の欄とボタン

menu-number = { $noun ->
    [rubber] ラバー番号
   *[deal] ゲーム番号
}
menu-deal = 配る

## 無作為に選ぶゲーム

menu-new-deals = { $noun ->
    [rubber] 新規ラバーの条件
   *[deal] 新規ゲームの条件
}
deals-any = 指定なし
deals-winnable = クリア可能
deals-easy = やさしい
deals-middling = ふつう
deals-hard = むずかしい
