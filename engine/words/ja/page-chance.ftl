# クリアできるゲームの割合。「7回に6回」など。

nearly-all-deals = ほぼすべて
deals-in = { $whole }回に{ $part }回
deals-in-at-least = { $whole }回に{ $part }回以上
winnable-means = 「クリア可能」は、すべてのカードが見えていればクリアできるゲームの割合です。実際にクリアできる割合とは異なります。
