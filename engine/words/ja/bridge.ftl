### ブリッジソリティア。".sign" は目で読む形で、「スリースペード」の代わりに「3♠」と書く。

# レベルの読みはブリッジをする人の言い方（.level）。
bid = { bid.level }{ $strain ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
    [spades] スペード
   *[no-trump] ノートランプ
}
    .sign = { $level }{ strain-sign }
    .level = { $level ->
        [1] ワン
        [2] ツー
        [3] スリー
        [4] フォー
        [5] ファイブ
        [6] シックス
       *[7] セブン
    }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] NT
}
contract-bid = { $doubled ->
    [1] { bid }（ダブル）
    [2] { bid }（リダブル）
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign }ダブル
        [2] { bid.sign }リダブル
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## 動かせない理由

not-in-hand = このカードは手札にありません。
bid-first = 先にビッドかパスをしてください。
follow-suit = リードは{ suit }です。{ suit }を出してください。
play-to-trick = 手札から1枚出してください。
press-to-keep = カードを押すと、残すかどうかを切り替えられます。
joker-is-kept = ジョーカーは必ず残します。
six-kept-already = もう6枚残しています。先に1枚戻してください。
keep-six-first = 先に6枚残してください。あと{ $count }枚です。
kept-not-discarded = 残したカードは捨てられません。
next-deal-after-tricks = 次のディールは、13トリックが終わってから始まります。
rubber-is-over = ラバーは終わりました。
bidding-begins-later = 残すカードを選び終えると、ビッドが始まります。
bidding-is-over = ビッドは終わりました。
no-such-bid = そのようなビッドはありません。
house-passed-so-bid = ハウスがパスしたので、必ずビッドしてください。
bid-higher = { $bid }より高くビッドしてください。
not-balanced = ノートランプをビッドできるのは、4‑3‑3‑3、ジョーカー1枚で3‑3‑3‑3、2枚で3‑3‑3‑2のときだけです。
house-turn = ハウスの番です。
no-such-move = そのカードは、そこには置けません。
house-turns-cards = ハウスのカードは自動で出ます。
blind-comes-later = 伏せ札を取るのは、6枚を選んだあとです。
aside-stays = 脇に置いたカードは使えません。
trick-stays = 取ったトリックは動かせません。
discard-stays = 捨てたカードは戻せません。
more-to-keep = あと{ $count }枚残してください。

## 手の内容

bid-move = { $bid }をビッドする
pass-move = パスする
house-goes-on = ハウスが続ける
put-back = { $card }を戻す
keep = { $card }を残す
discard-with = 残りを捨てる（いちばん上は{ $card }）
play-card = { $card }を出す
was-put-back = { $card }を戻しました
was-kept = { $card }を残しました
you-play = あなたは{ $card }を出しました
house-plays = ハウスは{ $card }を出しました
house-leads = ハウスは{ $card }をリードしました
deal-to-choose = 第{ $number }ディール。残す6枚をこの中から選びます：{ $hand }
your-hand-and-call = あなたの手札：{ $hand }。{ $call }
house-bids = ハウスのビッドは{ $bid }
house-passes = ハウスはパス
contract-is = { $side ->
    [you] コントラクトは{ $contract }、ディクレアラーはあなた。{ tricks-needed }
   *[house] コントラクトは{ $contract }、ディクレアラーはハウス。{ tricks-needed }
}
tricks-needed = 必要なのは{ $needed }トリック
trick-won = { $side ->
    [you] あなたがトリック獲得（あなた{ $yours }、ハウス{ $theirs }）
   *[house] ハウスがトリック獲得（あなた{ $yours }、ハウス{ $theirs }）
}
turned-aside-cards = 脇に置いたカード：{ LIST($cards, "comma") }
last-cards-win = { $count ->
    [1] 山札がなくなったので、手札の最後の1枚もあなたのトリックです：{ LIST($cards, "comma") }
   *[other] 山札がなくなったので、残った手札は1枚につき1トリックになります：{ LIST($cards, "comma") }
}

## 得点

honours = アナー
    .sheet = アナー
    .for = アナー
overtricks = オーバートリック{ $count }
    .sheet = { overtricks }
    .for = { overtricks }
undertricks = { $count }ダウン
    .sheet = { undertricks }
    .for = { undertricks }
insult = インサルト
    .sheet = インサルト
    .for = インサルト
small-slam = スモールスラム
    .sheet = スモールスラム
    .for = スモールスラム
grand-slam = グランドスラム
    .sheet = グランドスラム
    .for = グランドスラム
rubber-bonus = ラバー
    .sheet = ラバー
    .for = ラバー
points-for = { FORM($reason, "for") }で{ $points }点
points-below = 線の下に{ $points }点
points-on-sheet = { FORM($reason, "sheet") }：{ $points }
side-scored = { $side ->
    [you] あなた：{ LIST($entries, "comma") }
   *[house] ハウス：{ LIST($entries, "comma") }
}
outcome = { $missing ->
    [0] { $margin ->
        [0] メイク
       *[other] メイク、{ overtricks-made }
    }
   *[other] { $missing }ダウン
}
overtricks-made = オーバートリック{ $margin }
deal-scored = { $side ->
    [you] あなたの{ $contract }は{ outcome }。{ LIST($scored, "semicolon") }
   *[house] ハウスの{ $contract }は{ outcome }。{ LIST($scored, "semicolon") }
}
rubber-ended = { $result }。合計は、あなた{ $yours }点、ハウス{ $theirs }点。ラバーは、合計点の多いほうの勝ちです。
vulnerable = { $who ->
    [nobody] 両者ノンバル
    [you] あなたがバル
    [house] ハウスがバル
   *[both] 両者バル
}
    .sign = { vulnerable }

## カードのわきに出る言葉

caption-discard = 捨て札
caption-house = ハウス
caption-aside = 脇
caption-you = あなた
caption-your-card = あなた
caption-your-lead = リード
kept-of-six = 残すカード：6枚中{ $count }枚
    .sign = { kept-of-six }
deal-number = 第{ $number }ディール
    .sign = { deal-number }
contract-of = { $side ->
    [you] あなた：{ $contract }
   *[house] ハウス：{ $contract }
}
    .sign = { $side ->
        [you] あなた：{ FORM($contract, "sign") }
       *[house] ハウス：{ FORM($contract, "sign") }
    }
house-has-bid = ハウスは{ $bid }
    .sign = ハウスは{ FORM($bid, "sign") }
house-has-passed = ハウスはパス
    .sign = ハウスはパス
tricks-of-needed = { $side ->
    [you] あなたは{ $count }トリック、必要なのは{ $needed }
   *[house] ハウスは{ $count }トリック、必要なのは{ $needed }
}
    .sign = { $side ->
        [you] あなた{ $count }/{ $needed }
       *[house] ハウス{ $count }/{ $needed }
    }
tricks-of-side = { $side ->
    [you] あなたは{ $count }トリック
   *[house] ハウスは{ $count }トリック
}
    .sign = { $side ->
        [you] あなた{ $count }
       *[house] ハウス{ $count }
    }
card-wins = { $side ->
    [you] { $card }でトリック獲得：{ $reason }。
   *[house] ハウスが{ $card }でトリック獲得：{ $reason }。
}
    .sign = { $side ->
        [you] { FORM($card, "sign") }でトリック獲得：{ $reason }。
       *[house] ハウスが{ FORM($card, "sign") }でトリック獲得：{ $reason }。
    }
win-stock-used-up = トリック獲得：山札がなくなりました。
    .sign = トリック獲得：山札がなくなりました。
win-unanswered = トリック獲得：ハウスに出せるカードがありませんでした。
    .sign = トリック獲得：ハウスに出せるカードがありませんでした。
on-joker-led = ハウスのジョーカーにジョーカーを出しました
two-jokers = どちらもジョーカーです
house-takes-jokers = ジョーカーの出たトリックはハウスのものです
higher-card = 強いほうのカードです
a-trump = 切り札です
other-suit = もう1枚は別のスートです

## 6枚を選ぶところと、ディールの結果

keep-six-cards = 6枚残す：あと{ $count }枚
    .sign = { keep-six-cards }
then-the-blind = そのあと、伏せ札の7枚が手札に入ります。
take-up-blind = 伏せ札を取る
    .sign = 伏せ札を取る
take-up-blind-with = 伏せ札を取る（捨て札のいちばん上は{ $card }）
six-are-kept = 6枚選びました
    .sign = 6枚選びました
will-lie-on-discard = 捨て札のいちばん上は{ FORM($card, "sign") }になり、あとからも見られます。変えるには、別のカードを押してから捨て札を押します。
next-deal-button = 次のディール
    .sign = 次のディール
deal-result = { $side ->
    [you] あなたの{ $contract }：{ $outcome }
   *[house] ハウスの{ $contract }：{ $outcome }
}
    .sign = { $side ->
        [you] あなたの{ FORM($contract, "sign") }：{ $outcome }
       *[house] ハウスの{ FORM($contract, "sign") }：{ $outcome }
    }
deal-in-table = { $side ->
    [you] あなた：{ FORM($contract, "sign") }、{ $outcome }
   *[house] ハウス：{ FORM($contract, "sign") }、{ $outcome }
}
    .sign = { deal-in-table }

## ビッディングボックス

house-bids-title = ハウスのビッドは{ $bid }
    .sign = ハウスのビッドは{ FORM($bid, "sign") }
house-passes-title = ハウスはパス
    .sign = ハウスはパス
pass-button = パス
    .sign = パス
pass-words = パス：ディクレアラーはハウス
bid-higher-or-pass = これより高くビッドするか、パスしてください。
so-you-bid = パスはできません。ビッドしてください。
joker-doubles = { $count ->
    [1] ジョーカー1枚：ダブル
   *[other] ジョーカー2枚：リダブル
}
makes-game = ゲームになる
points-legend = { $doubled ->
    [1] 線の下の得点、ダブル
    [2] 線の下の得点、リダブル
   *[0] 線の下の得点
}
worth-in-short = { $gain ->
    [rubber] { $contract }：線の下に{ $points }点、ゲームになりラバー終了
    [game] { $contract }：線の下に{ $points }点、ゲームになる
   *[none] { $contract }：線の下に{ $points }点
}
worth-made = { $gain ->
    [rubber] メイクすれば、{ points-made }。ゲームになり、ラバーも終わります。
    [game] メイクすれば、{ points-made }。ゲームになります。
   *[none] メイクすれば、{ points-made }。
}
points-made = { $above ->
    [0] 線の下に{ $below }点
   *[other] 線の下に{ $below }点、上に{ $above }点
}
worth-short = 1ダウンならハウスに{ $one }点、2ダウンなら{ $two }点。
worth-honours = アナー：メイクでもダウンでも{ $points }点。
contract-needs = { $contract }：13トリックのうち{ $needed }
    .sign = { FORM($contract, "sign") }：{ $all }トリックのうち{ $needed }

## 得点表と、ハウスの数え方

score-sheet = 得点表
score-lead = { $lead ->
    [ahead] 得点 +{ $points }
    [behind] 得点 −{ $points }
   *[even] 得点
}
    .sign = { score-lead }
games-won = 取ったゲーム：あなた{ games-of-yours }、ハウス{ games-of-theirs }。
games-of-yours = { $yours }
games-of-theirs = { $theirs }
part-scores = 次のゲームへのパートスコア：あなた{ $yours }点、ハウス{ $theirs }点。
above-the-line = 線の上
below-the-line = 線の下
total = { $points }
column-you = あなた
column-house = ハウス
column-the-house = ハウス
column-deal = 回
column-contract = コントラクト
column-suit = スート
column-rounds = 1回ごとの勝負
column-tricks = トリック
call-of-the-house = ハウスのコール
why-bid = なぜ{ $bid }？
    .sign = なぜ{ FORM($bid, "sign") }？
why-pass = なぜパス？
    .sign = なぜパス？
count-of-hand = { $level ->
    [0] あなたの手札の勝ちトリックは{ $count }。6から引くと何も残らないので、{ $call }です。
   *[other] あなたの手札の勝ちトリックは{ $count }。6−{ $count }＝{ $level }なので、{ $call }です。
}
shortest-suit = { $house ->
    [bids] スートは、あなたの手札でいちばん少ない{ suit }（{ held-of-suit }）です。
   *[passes] ビッドしていれば、スートは、あなたの手札でいちばん少ない{ suit }（{ held-of-suit }）でした。
}
lowest-of-shortest = { $house ->
    [bids] あなたの手札でいちばん少ないのは{ LIST($suits, "and") }（{ held-of-each }）。その中で最も低い{ suit }をビッドします。
   *[passes] あなたの手札でいちばん少ないのは{ LIST($suits, "and") }（{ held-of-each }）。ビッドしていれば、その中で最も低い{ suit }でした。
}
held-of-suit = { $held }枚
held-of-each = 各{ $held }枚
how-counted = どのスートも、あなたの持たないカードはすべてハウスが持っているものとして数えます。あなたの最強のカードがハウスの最強のカードより強いうちは、そのカードで1トリック獲得します。そうでなければ、あなたのいちばん弱いカードが、ハウスの最強のカードに負けます。
rounds = { LIST($rounds, "comma") }
you-hold-none = 1枚もなし
rank-wins = あなたの{ $mine }が勝つ
rank-beats = あなたの{ $mine }が{ $theirs }に勝つ
rank-loses = ハウスの{ $theirs }があなたの{ $mine }に勝つ

## すべてのカードがわかっているとき、そのディールで何が可能だったか

study-button = 分析
    .sign = 分析
study-title = このディールの分析
study-known = すべてのカードが見えていた場合に、あなたが取れた最大のトリック数：
column-trumps = 切り札
column-you-declare = あなたがディクレアラー
column-house-declares = ハウスがディクレアラー
no-trump-name = ノートランプ
column-call = コール
column-points = 得点
study-best-call = 最善のコール
study-your-call = あなたのコール
study-no-cost = トリックの損になったカードはありません。
column-trick = トリック
column-your-card = あなたのカード
column-better-card = よりよいカード
study-costs = あなたは{ $count }トリック損しました：
card-cost = このカードで{ $count }トリック損しました。{ $card }を出すほうが得でした。
