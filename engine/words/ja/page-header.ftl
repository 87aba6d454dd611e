# 場の上の見出しとボタン、ウィンドウの題。

page-title = { $game }｜Backbone Patience
header-before-variant = ・
header-deal = { $noun ->
    [rubber] ラバーNo.{ $number }
   *[deal] No.{ $number }
}
header-deal-of-several = { header-deal }、{ $standing }
header-won = { $noun ->
    [rubber] 勝ち
   *[deal] クリア
}
header-lost = { $noun ->
    [rubber] 負け
   *[deal] 失敗
}
# ボタン
new-button = { $noun ->
    [rubber] 新規ラバー
   *[deal] 新規ゲーム
}
hint-button = ヒント
why-button = なぜ？
why-button-label = このヒントの理由
finish-button = 自動で完了
run-button = 自動プレイ
stop-button = 止める
score-in-points = { $count }点
score-in-points-below = −{ $count }点
