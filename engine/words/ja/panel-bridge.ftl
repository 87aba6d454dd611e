# ブリッジソリティアのビッディングボックスと、成績のコントラクト表。

bid-button = ビッド
bid-button-with = { $bid }をビッド

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
    [you] あなたは{ contracts-of }のうち{ $made }をメイク：{ $share }。
   *[house] ハウスは{ contracts-of }のうち{ $made }をメイク：{ $share }。
}
contracts-of = { $count }コントラクト
contracts-doubling = ダブル
contracts-small-slams = あなたのスモールスラム：{ $bid }回のうち{ $made }回メイク。
contracts-grand-slams = あなたのグランドスラム：{ $bid }回のうち{ $made }回メイク。
contracts-honours = あなたのアナー：100点{ $four }回、150点{ $five }回。
