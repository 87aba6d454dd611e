# はじめての人を迎えるシート。

greeting-title = どのゲームで遊びますか？
greeting-words = アカウント登録は不要、広告もありません。記録はこの端末だけに保存されます。
greeting-learn = { $game }を覚える
greeting-steps = { $count }つの短いステップで
greeting-known = 知っているゲームで始める
known-klondike = 定番
known-freecell = カードは全部見える
known-spider = トランプ2組でじっくり
known-golf = 数分で終わる
greeting-just-play = すぐに遊ぶ
greeting-games = ゲーム一覧
