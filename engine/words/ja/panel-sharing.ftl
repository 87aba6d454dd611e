# クリアした結果の共有。"Backbone Patience" はこのゲーム集の名前。

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
