### ゲームの名前と、はじめて遊ぶ人へのひとこと。

family-backbone = バックボーン
    .kind = 解きほぐす
    .sentence = 背骨を下の端から崩していく。頼りは肋骨。
family-bridge = ブリッジソリティア
    .kind = 見きわめる
    .sentence = 山札を相手に、ブリッジのラバーを1回。
family-black-hole = ブラックホール
    .kind = 先を読む
    .sentence = 1つ上か1つ下の数字をたどって、すべてを1つの山へ。
family-freecell = フリーセル
    .kind = 計画する
    .sentence = カードは全部見えている。4つのセルと読みの勝負。
family-klondike = クロンダイク
    .kind = めくる
    .sentence = ソリティアの定番。赤と黒を交互に、空き列にはキング。
family-clock = 時計
    .kind = 運だめし
    .sentence = 考えることは何もなし。めくって見守るだけ。
family-spider = スパイダー
    .kind = そろえる
    .sentence = 104枚を、キングからエースまでの8組にそろえる。
family-seahaven = シーヘイブンタワーズ
    .kind = 読みきる
    .sentence = すべて表向き。4つのタワーで、同じスートを順に。
family-pyramid = ピラミッド
    .kind = 数を合わせる
    .sentence = 合わせて13になるペアを、下から順に取り除く。
family-golf = ゴルフ
    .kind = つなぐ
    .sentence = 1つ上か1つ下の数字を、途切れずにつないでいく。
family-canfield = キャンフィールド
    .kind = 切り抜ける
    .sentence = 予備札は13枚。始まりの数字は運しだい。

game-backbone = バックボーン
    .variant = { "" }
    .short = バックボーン
game-backbone-traditional = バックボーン・伝統ルール
    .variant = 伝統ルール
    .short = 伝統ルール
game-backbone-aisleriot = バックボーン・AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = ブリッジソリティア
    .variant = { "" }
    .short = ブリッジ
game-black-hole = ブラックホール
    .variant = { "" }
    .short = ブラックホール
game-freecell = フリーセル
    .variant = { "" }
    .short = フリーセル
game-klondike = クロンダイク
    .variant = { "" }
    .short = 1枚めくり
game-klondike-3 = クロンダイク・3枚めくり
    .variant = 3枚めくり
    .short = 3枚めくり
game-klondike-1x3 = クロンダイク・3周まで
    .variant = 3周まで
    .short = 3周まで
game-klondike-3x3 = クロンダイク・3枚めくり、3周まで
    .variant = 3枚めくり、3周まで
    .short = 3枚・3周
game-clock = 時計
    .variant = { "" }
    .short = 時計
game-spider = スパイダー
    .variant = { "" }
    .short = 4スート
game-spider-2 = スパイダー・2スート
    .variant = 2スート
    .short = 2スート
game-spider-1 = スパイダー・1スート
    .variant = 1スート
    .short = 1スート
game-seahaven = シーヘイブンタワーズ
    .variant = { "" }
    .short = シーヘイブン
game-pyramid = ピラミッド
    .variant = { "" }
    .short = ピラミッド
game-pyramid-tut = ツタンカーメンの墓
    .variant = { "" }
    .short = ツタンカーメン
game-golf = ゴルフ
    .variant = { "" }
    .short = 1ホール
game-golf-9 = ゴルフ・9ホール
    .variant = 9ホール
    .short = 9ホール
game-canfield = キャンフィールド
    .variant = { "" }
    .short = 1枚めくり
game-canfield-3 = キャンフィールド・3枚めくり
    .variant = 3枚めくり
    .short = 3枚めくり

### ルールのページで、ルールの本文（rules/*.md）に続くところ。

## 出典

source-heading = 出典
source-backbone = バックボーンソリティアの現代の解説によるルールで、各列は11枚です。Solitaire Forever IIは、このルールをデビッド・パーレットの考案としています。
source-backbone-traditional = ビクトリア朝時代のペイシェンスの本にある「Backbone Patience (with two whist packs)」の章によります。Solitaire Forever IIは、このルールについてメアリー・ホイットモア・ジョーンズとバジル・ダルトンの名を挙げています。
source-backbone-aisleriot = GNOMEのAisleRiotにあるBackboneの説明によります。作者はVincent Povirk（2005年）です。
source-bridge = スティーブン・ロジャーズが2016年に考案したゲームで、Denexa Gamesの紹介によります。得点はラバーブリッジと同じです。
source-black-hole = デビッド・パーレットが1979年に考案したゲームで、『The Penguin Book of Patience』によります。
source-freecell = ポール・アルフィルが考案したゲームです。ゲーム番号はマイクロソフトのフリーセルと同じです。
source-klondike = 広く遊ばれているルールです。組札から場札へ戻すこともできます。
source-klondike-3 = 広く遊ばれているルールです。3枚ずつめくり、組札から場札へ戻すこともできます。
source-klondike-1x3 = よくあるローカルルールです。1枚ずつめくり、3周までです。
source-klondike-3x3 = よくあるローカルルールです。3枚ずつめくり、3周までです。
source-clock = 昔から伝わるゲームで、クロックペイシェンスとも呼ばれます。
source-spider = 広く遊ばれているルールです。1スートと2スートは、マイクロソフトのスパイダーと同じです。
source-seahaven = アート・カブラルが1988年に考案したゲームです。
source-pyramid = 広く遊ばれているルールです。山札は何周でもめくれます。
source-pyramid-tut = King TutやTut’s Tombの名で知られるルールです。
source-golf = 厳しいほうのルールです。キングの上には置けず、エースの上に置けるのは2だけです。
source-golf-9 = 厳しいほうのルールで、9ホールで1ラウンドです。パーは、よく使われる1ホール5枚です。
source-canfield = リチャード・キャンフィールドのカジノで生まれたゲームの、広く遊ばれているルールです。表向きのカードは、上に重なったカードごと動かせます。

## ルールの違い。ルールの名前の下に出る。

note-backbone = 各列は11枚。背骨や肋骨に配られたエースはすぐ組札に上げ、次のカードで補います。キングは尾骨にせず、山札のいちばん下へ回します。空いた肋骨には、背骨、捨て札、ほかの肋骨の使えるカードのほか、山札から直接置くこともできます。
note-backbone-traditional = 背骨は、2枚ずつの10組と尾骨です。2組のトランプは別々に切り、1組目のあとに2組目を配ります。配るときに出たエースはすぐ組札に上げ、あとで山札から出たエースも自動で上がります。キングは尾骨にせず、山札のいちばん下へ回します。空いた肋骨は、捨て札か山札のカードですぐに埋めます。どちらを使うかは自由ですが、背骨や肋骨からは埋められません。どちらもなくなれば、空いたままにします。
note-backbone-aisleriot = 各列は9枚で、出た順に並べます。エースは自動では上がらず、尾骨がキングのこともあります。空いた肋骨には捨て札かほかの肋骨のカードを置けますが、背骨からは置けません。そのため、背骨のキングは、組札のクイーンの上に上げるまで動かせません。
note-klondike = 山札は1枚ずつ、何周でもめくれます。
note-klondike-3 = 山札は3枚ずつ、何周でもめくれます。使えるのは、3枚のうち最後の1枚です。
note-klondike-1x3 = 山札は1枚ずつ、3周までめくれます。
note-klondike-3x3 = 山札は3枚ずつ、3周までめくれます。使えるのは、3枚のうち最後の1枚です。
note-spider = 4つのスートをすべて使います。
note-spider-2 = 使うのはスペードとハートだけで、52枚ずつあります。
note-spider-1 = すべてスペードなので、どの並びもまとめて動かせます。
note-pyramid = 使えるのは、上に何も重なっていないカードだけです。
note-pyramid-tut = 上に重なっているのが、ペアになるカードだけなら、2枚いっしょに取り除けます。
note-golf = 1ホールだけのゲームです。列のカードがなくなればクリアです。
note-golf-9 = 9ホールで1ラウンド。山札はホールごとに1周です。列に残ったカードの枚数を、ホールごとに足していきます。出せるカードがなくなったら、山札を押して次のホールへ進みます。合計45枚以下、つまり1ホール5枚のパー以内なら、ラウンドクリアです。
note-canfield = 山札は1枚ずつめくります。
note-canfield-3 = 山札は3枚ずつめくります。使えるのは、そのうち最後の1枚です。

## ルールの中の図

picture-of-table = 場の図：{ LIST($piles, "comma") }。
as-in-rules = { $words }
