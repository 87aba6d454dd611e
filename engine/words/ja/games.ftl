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
    .also = FreeCell、Free Cell
family-klondike = クロンダイク
    .kind = めくる
    .sentence = ソリティアの定番。赤と黒を交互に、空き列にはキング。
    .also = ソリティア、ペイシェンス、Klondike、Solitaire、Patience、Triangle、Fascination、American Patience
family-clock = 時計
    .kind = 運だめし
    .sentence = 考えることは何もなし。めくって見守るだけ。
    .also = 時計占い、クロックソリティア、クロックペイシェンス、The Clock、Clock Patience、Sundial、Travellers、Hidden Cards
family-spider = スパイダー
    .kind = そろえる
    .sentence = 104枚を、キングからエースまでの8組にそろえる。
    .also = スパイダーソリティア、Spider
family-seahaven = シーヘイブンタワーズ
    .kind = 読みきる
    .sentence = すべて表向き。4つのタワーを使い、同じスートで重ねる。
    .also = シータワーズ、Seahaven Towers、Sea Haven、Sea Towers
family-pyramid = ピラミッド
    .kind = 数を合わせる
    .sentence = 合わせて13になるペアを、下から順に取り除く。
    .also = Pyramid、Pile of 28
family-golf = ゴルフ
    .kind = つなぐ
    .sentence = 1つ上か1つ下の数字を、途切れずにつないでいく。
    .also = Golf、One Foundation
family-canfield = キャンフィールド
    .kind = 切り抜ける
    .sentence = 予備札は13枚。始まりの数字は運しだい。
    .also = デーモン、カンフィールド、Canfield、Demon、Thirteen、Fascination

## ルールの種類が1つだけで、ルールの本文（rules/*.md）がないゲーム。形は上と同じ。

family-yukon = ユーコン
    .kind = 掘り出す
    .sentence = 表向きのカードは、上に重なったカードごと動かせる。
family-russian = ロシアンソリティア
    .kind = 掘り出す
    .sentence = ユーコンに似て、重ねるのは同じスート。ずっと難しい。
family-tripeaks = トライピークス
    .kind = つなぐ
    .sentence = 3つの山を、1つ上か1つ下の数字でつないで崩していく。
    .also = トリプルピーク、TriPeaks、Three Peaks、Triple Peaks、Tri Towers
family-forty-thieves = 40人の盗賊
    .kind = こらえる
    .sentence = トランプは2組、動かすのは1枚ずつ、山札は1周だけ。
    .also = 四十人の盗賊、フォーティシーブス、セントヘレナのナポレオン、Forty Thieves、Napoleon at St Helena、Roosevelt at San Juan、Big Forty、Le Cadran
family-scorpion = スコーピオン
    .kind = 解きほぐす
    .sentence = 表向きなら何でも動かし、キングからエースまでの4組を作る。
family-simple-simon = シンプルサイモン
    .kind = そろえる
    .sentence = トランプ1組のスパイダー。すべて表向きで、山札はなし。
family-spiderette = スパイダレット
    .kind = そろえる
    .sentence = トランプ1組のスパイダー。並べ方はクロンダイク。
family-mrs-mop = ミセスモップ
    .kind = そろえる
    .sentence = はじめからすべて表向きのスパイダー。
family-easthaven = イーストヘイブン
    .kind = めくる
    .sentence = 山札を列に配っていくクロンダイク。
    .also = Easthaven、East Haven
family-gypsy = ジプシー
    .kind = めくる
    .sentence = 列はクロンダイク、山札はスパイダー、トランプは2組。
family-bakers-game = ベイカーズゲーム
    .kind = 計画する
    .sentence = フリーセルの祖先。重ねるのはすべて同じスート。
family-eight-off = エイトオフ
    .kind = 計画する
    .sentence = 8つのセルの半分は使用中。重ねるのはすべて同じスート。
family-king-albert = キングアルバート
    .kind = 計画する
    .sentence = 列が9本、予備札が7枚。カードは全部見えている。
    .also = アルバート王、King Albert、Idiot’s Delight
family-beleaguered-castle = 包囲された城
    .kind = 読みきる
    .sentence = エースはもう組札に。残りは全部見えているが、奥は深い。
    .also = Beleaguered Castle、Laying Siege、Sham Battle
family-streets-and-alleys = 通りと路地
    .kind = 読みきる
    .sentence = まずエースを掘り出す、もう1つの「包囲された城」。
family-fan = 扇
    .kind = 読みきる
    .sentence = 短い列が18本。すべて表向き、同じスートで重ねる。
family-alaska = アラスカ
    .kind = 掘り出す
    .sentence = ユーコンに似て、重ねるのは同じスートの1つ上か1つ下。
family-westcliff = ウェストクリフ
    .kind = めくる
    .sentence = 列は10本、山札は1周だけ。空き列に何でも置けるクロンダイク。
family-double-klondike = ダブルクロンダイク
    .kind = めくる
    .sentence = トランプ2組、9本の列で遊ぶクロンダイク。
family-lucas = ルーカス
    .kind = こらえる
    .sentence = エースはもう組札に、列も13本と、やさしめの「40人の盗賊」。
family-will-o-the-wisp = ウィルオウィスプ
    .kind = そろえる
    .sentence = 7本の列に3枚ずつ配るスパイダレット。
family-fore-cell = フォアセル
    .kind = 計画する
    .sentence = セルははじめから満杯、空き列にはキングしか置けないフリーセル。
family-siegecraft = シージクラフト
    .kind = 読みきる
    .sentence = 1枚だけ脇に置けるセルがついた「包囲された城」。
family-stronghold = ストロングホールド
    .kind = 読みきる
    .sentence = 1枚だけ脇に置けるセルがついた「通りと路地」。
family-fortress = フォートレス
    .kind = 読みきる
    .sentence = 列は10本、重ねるのは同じスートの1つ上か下、動かすのは1枚ずつ。
family-spanish-patience = スパニッシュペイシェンス
    .kind = 計画する
    .sentence = 13本の短い列に、スートに関係なく、1つ小さいカードを重ねていく。
family-bakers-dozen = ベイカーズダズン
    .kind = 計画する
    .sentence = 列は13本で、キングはいちばん奥。空き列には何も置けない。
    .also = ベーカーズダズン、パン屋のダース、パン屋の1ダース、Baker’s Dozen
family-portuguese-solitaire = ポルトガルソリティア
    .kind = 計画する
    .sentence = 空き列にキングを置ける、やさしめのベイカーズダズン。
    .also = Portuguese Solitaire
family-castles-in-spain = スペインの城
    .kind = 計画する
    .sentence = 13本の短い列に、赤と黒を交互に、1つ小さいカードを重ねていく。
    .also = キャッスルズ・イン・スペイン、Castles in Spain
family-alpha-star = アルファスター
    .kind = 読みきる
    .sentence = 4枚ずつの列が12本、同じスートで重ねた並びはまとめて動かせる。
family-delta-star = デルタスター
    .kind = 読みきる
    .sentence = 4枚ずつの列が12本、同じスートで重ね、動かすのは1枚ずつ。
family-raglan = ラグラン
    .kind = 計画する
    .sentence = エースがもう組札にある、やさしめのキングアルバート。
family-somerset = サマセット
    .kind = 読みきる
    .sentence = 予備札がなく、52枚すべてを10本の列に並べるキングアルバート。

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }・ハウスルール
    .kind = ハウスルール
    .sentence = { $changes }
named-rules = { $given }
    .kind = ハウスルール
    .sentence = { $like }。{ FORM($like, "sentence") }
by-own-rules = ルールを変えた{ $name }。
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
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
# いくつかのゲームに共通。
source-common-form = 広く遊ばれているルールで、ソリティアを集めた本やアプリの多くも同じです。
source-blake-gent = チャーリー・ブレイクとイアン・P・ジェントの論文「The Winnability of Klondike Solitaire and Many Other Patience Games」のルールです。
source-own = { $name }のルールを変えたハウスルールです。
source-tripeaks = ロバート・ホーグが1989年に考案したゲームで、ルールはマイクロソフトのトライピークスと同じです。

## ルールの違い。ルールの名前の下に出る。

note-backbone = 各列は11枚。背骨や肋骨に配られたエースはすぐ組札に上げ、次のカードで補います。キングは尾骨にせず、山札のいちばん下へ回します。空いた肋骨には、背骨、捨て札、ほかの肋骨の使えるカードを置けます。山札から直接置くこともできます。
note-backbone-traditional = 各列は10枚です。2組のトランプは別々に切り、1組目のあとに2組目を配ります。配るときに出たエースはすぐ組札に上げ、あとで山札から出たエースも自動で上がります。キングは尾骨にせず、山札のいちばん下へ回します。空いた肋骨は、捨て札か山札のカードですぐに埋めます。どちらを使うかは自由ですが、背骨や肋骨からは埋められません。どちらもなくなれば、空いたままにします。
note-backbone-aisleriot = 各列は9枚で、出た順に並べます。エースは自動では上がらず、尾骨がキングのこともあります。空いた肋骨には捨て札かほかの肋骨のカードを置けますが、背骨からは置けません。そのため、背骨のキングは、組札のクイーンの上に上げるまで動かせません。
note-klondike = 山札は1枚ずつ、何周でもめくれます。
note-klondike-3 = 山札は3枚ずつ、何周でもめくれます。使えるのは、3枚のうち最後の1枚です。
note-klondike-1x3 = 山札は1枚ずつ、3周までめくれます。
note-klondike-3x3 = 山札は3枚ずつ、3周までめくれます。使えるのは、3枚のうち最後の1枚です。
note-spider = 4つのスートをすべて使います。
note-spider-2 = 使うのはスペードとハートだけで、52枚ずつあります。
note-spider-1 = すべてスペードなので、どの並びもまとめて動かせます。
note-pyramid = 使えるのは、上に何も重なっていないカードだけです。
note-pyramid-tut = 上に重なっているのがペアになるカードだけなら、2枚いっしょに取り除けます。
note-golf = 1ホールだけのゲームです。列のカードがなくなればクリアです。
note-golf-9 = 9ホールで1ラウンド。山札はホールごとに1周です。列に残ったカードの枚数を、ホールごとに足していきます。出せるカードがなくなったら、山札を押して次のホールへ進みます。合計45枚以下、つまり1ホール5枚のパー以内なら、ラウンドクリアです。
note-canfield = 山札は1枚ずつめくります。
note-canfield-3 = 山札は3枚ずつめくります。使えるのは、そのうち最後の1枚です。

## ルールの中の図

picture-of-table = 場の図：{ LIST($piles, "comma") }。
as-in-rules = { $words }

### はじめてのレッスン。場所が狭いので、題は12字、文は60字くらいまでにする。

lesson-now-it-is-yours = ここからは自由に
run-button = 自動プレイ
undo-button = 元に戻す

## バックボーン

lesson-backbone-1 = 2本の列は、端にまたがる「尾骨」でふさがれています。104枚すべてを組札に上げましょう。
    .title = 背骨を崩そう
lesson-backbone-2 = スペードの8は、スペードの9の上に置けます。押すと、元の肋骨が空きます。
    .title = 肋骨には同じスートを
lesson-backbone-3 = 空いた肋骨には何でも置けます。尾骨のハートのジャックを押すと、2本の列のカードが使えるようになります。
    .title = 尾骨を外す
lesson-backbone-4 = 組札は、同じスートでエースからキングまで重ねます。スペードの2を押すと、エースの上へ動きます。
    .title = エースから順に組札へ
lesson-backbone-5 = 山札を押して1枚めくります。次にハートの10を押すと、ハートのジャックの上へ動きます。
    .title = 山札をめくる
lesson-backbone-6 = 頼りは空いた肋骨。急いで埋めないようにしましょう。手はいつでも元に戻せます。
    .title = { lesson-now-it-is-yours }

## ブリッジソリティア

lesson-bridge-1 = 相手は山札、つまり「ハウス」です。13トリックのうち、いくつ取れるかをビッドします。
    .title = ブリッジのラバー
lesson-bridge-2 = 枚数の多いスートとエースは、トリックを取れます。ハート5枚とクラブのエースを押して残しましょう。
    .title = 6枚を残す
lesson-bridge-3 = ほかの7枚は捨てます。「{ take-up-blind.sign }」を押すと、伏せ札の7枚が手札に入ります。
    .title = 伏せ札を取る
lesson-bridge-4 = ハウスがパスしたので、必ずビッドします。9枚あるハートで、1♥をビッドしましょう。7トリック取る約束です。
    .title = ビッド
lesson-bridge-5 = ハウスのリードはスペードの4。スペードがないので、切り札のハートの2を押しましょう。
    .title = 切り札で勝つ
lesson-bridge-6 = トリックを取ったので、次はあなたのリード。同じスートがあれば必ず出します。詳しくはルールで。
    .title = { lesson-now-it-is-yours }

## ブラックホール

lesson-black-hole-1 = 中央のスペードのエースがブラックホール。ほかのカードをすべてその上に重ねます。
    .title = 全部ブラックホールへ
lesson-black-hole-2 = スペードの2は、エースより1つ上。押してみましょう。スートは何でもかまいません。
    .title = 1つ上か、1つ下
lesson-black-hole-3 = 使えるのは、各扇のいちばん手前の1枚だけ。ハートの3、ハートの4の順に押します。
    .title = 数字を上げていく
lesson-black-hole-4 = もう1つ上がってクラブの5、今度は下がってスペードの4。順に押しましょう。
    .title = 向きはいつでも変えられる
lesson-black-hole-5 = キングとエースも隣どうし。選ぶ前に、下のカードも見ておきましょう。
    .title = { lesson-now-it-is-yours }

## フリーセル

lesson-freecell-1 = カードはすべて見えています。スートごとにエースからキングまで組札へ。ダイヤのエースを押しましょう。
    .title = スートごとに組札へ
lesson-freecell-2 = クラブの2は、色が違って1つ大きいハートの3の上に置けます。押してみましょう。
    .title = 赤と黒を交互に
lesson-freecell-3 = セルには1枚だけ置けます。クラブのジャックを押すとセルへ動き、下からエースが出ます。
    .title = 4つのセルを使う
lesson-freecell-4 = ハートのエースを押しましょう。使ったセルは、できるだけ早く空けておきます。
    .title = セルのおかげで
lesson-freecell-5 = 空きセルがあれば、並びをまとめて動かせます。ハートの3を押すと、上のクラブの2もいっしょに動きます。
    .title = まとめて動かす
lesson-freecell-6 = 小さい数字のカードと、その上にあるカードに注目。ほとんどのゲームはクリアできます。
    .title = { lesson-now-it-is-yours }

## クロンダイク

lesson-klondike-1 = クラブの8を押すとダイヤの9の上へ動き、下にあったカードが表になります。
    .title = 赤と黒を交互に
lesson-klondike-2 = どのスートも、エースからキングまで組札に上げます。ダイヤのエースを押しましょう。
    .title = まずエースを組札へ
lesson-klondike-3 = ダイヤの9を押すと、上の8といっしょにクラブの10の上へ動きます。
    .title = 並びはまとめて動く
lesson-klondike-4 = スペードのキングを押すと、空き列へ動いて、もう1枚表になります。
    .title = 空き列にはキング
lesson-klondike-5 = 山札を押して1枚めくります。次にダイヤの7を押すと、クラブの8の上へ動きます。
    .title = 残りは山札から
lesson-klondike-6 = まずは裏向きのカードを表にしていきましょう。山札は何周でもめくれます。
    .title = { lesson-now-it-is-yours }

## 時計

lesson-clock-1 = 文字盤に12の山、中央にキングの山。どのカードも、その数字の山へ行きます。
    .title = 考えることはなし
lesson-clock-2 = どこかを押すと、ダイヤのクイーンが12時へ行き、そこの次のカードが表になります。
    .title = クイーンは12時へ
lesson-clock-3 = ハートの9は9時へ行きます。どこかを押しましょう。
    .title = あとはくり返し
lesson-clock-4 = 4枚目のキングより先に全部が表になればクリアです。「{ run-button }」を押すと自動で進み、どこかを押すと止まります。
    .title = { lesson-now-it-is-yours }

## スパイダー

lesson-spider-1 = 同じスートでキングからエースまでそろうと、自動で取り除かれます。8組でクリアです。
    .title = 8組をそろえよう
lesson-spider-2 = ダイヤの9は、ダイヤの10の上に置けます。押してみましょう。同じスートに重ねるのが有利です。
    .title = 1つ小さいカードを上に
lesson-spider-3 = ダイヤの10を押すと、上の9といっしょにクラブのジャックの上へ動きます。
    .title = 同じスートはまとめて
lesson-spider-4 = 違うスートでもかまいません。ダイヤの2を押すとクラブの3の上へ動き、1枚表になります。
    .title = 裏のカードを表に
lesson-spider-5 = ほかに手がなければ山札を押します。すべての列に1枚ずつ配られます。
    .title = 1段配る
lesson-spider-6 = 空き列を作りましょう。何でも置けます。ただし、配る前には埋めておきます。
    .title = { lesson-now-it-is-yours }

## シーヘイブンタワーズ

lesson-seahaven-1 = スートごとにエースからキングまで組札へ。タワーは1枚ずつの置き場で、2つは使用中です。
    .title = 4つのタワー
lesson-seahaven-2 = クラブの8は、クラブの9の上に置けます。押してみましょう。
    .title = 列には同じスートを
lesson-seahaven-3 = クラブの10の下にエースがあります。10を押すと、空きタワーへ動きます。
    .title = タワーを使う
lesson-seahaven-4 = スペードのエースを押しましょう。スペードの組札はここから始まります。
    .title = エースを組札へ
lesson-seahaven-5 = スペードのジャックを押すと、スペードのクイーンの上へ動き、タワーが空きます。
    .title = 使ったタワーは空ける
lesson-seahaven-6 = 空き列に置けるのはキングだけ。空きタワーが多いほど、長い並びをまとめて動かせます。
    .title = { lesson-now-it-is-yours }

## ピラミッド

lesson-pyramid-1 = 合わせて13になる2枚を取り除きます。エースは1、ジャックは11、クイーンは12です。
    .title = 13になるペア
lesson-pyramid-2 = スペードの10と3は、どちらも使えます。10を押すと、3といっしょに取り除かれます。
    .title = 10と3
lesson-pyramid-3 = 上のカードがなくなりました。キングは1枚で13。クラブのキングを押しましょう。
    .title = キングは1枚で
lesson-pyramid-4 = 山札を押します。クラブのエースは、スペードのクイーンと合わせて13。エースを押しましょう。
    .title = 山札も使う
lesson-pyramid-5 = ピラミッドを全部取り除きましょう。山札は何周でもめくれます。
    .title = { lesson-now-it-is-yours }

## ゴルフ

lesson-golf-1 = 列のカードを捨て札に重ねていきます。出せるのは数字が1つ上か下のカード。スートは問いません。
    .title = 1つ上か、1つ下
lesson-golf-2 = スペードの8は、クラブの7の上に置けます。押してみましょう。
    .title = 7の上に8
lesson-golf-3 = ダイヤの7、クラブの6の順に押しましょう。今度は数字が下がっていきます。
    .title = 向きはいつでも変えられる
lesson-golf-4 = クラブの6に置けるカードがありません。山札を押すと、次の1枚がめくれます。
    .title = 仕切り直し
lesson-golf-5 = スペードのジャックにはスペードのクイーンを、その上にはクラブのジャックを置けます。順に押しましょう。
    .title = ここから続ける
lesson-golf-6 = キングの上には置けません。山札は1周だけ。残りはできるだけ少なくしましょう。
    .title = { lesson-now-it-is-yours }

## キャンフィールド

lesson-canfield-1 = 組札は最初の1枚と同じ数字から始まります。ここではクイーン。キングの次はエースです。
    .title = クイーンから組札へ
lesson-canfield-2 = クラブの10は、ハートのジャックの上に置けます。押すと、空いた列はすぐ予備札で埋まります。
    .title = 赤と黒を交互に
lesson-canfield-3 = 予備札のいちばん上は使えます。スペードのクイーンを押すと、スペードの組札が始まります。
    .title = 予備札
lesson-canfield-4 = 山札を押して1枚めくります。次にハートの7を押すと、クラブの8の上へ動きます。
    .title = 山札と捨て札
lesson-canfield-5 = まず予備札を減らしましょう。勝負はそこで決まります。
    .title = { lesson-now-it-is-yours }

### ゲームの終わり方。どれも一つの文。

won-in = { $noun ->
    [rubber] { $count }手で勝ちました。
   *[deal] { $count }手でクリアしました。
}
all-home = すべてのカードが組札に上がりました。
no-more-home = これ以上、組札に上げられるカードはありません。
klondike-stuck = 裏向きのカードをめくることも、山札や捨て札のカードを出すこともできません。
all-runs-complete = すべての組が完成しました。
no-run-possible = 裏向きのカードをめくることも、組を完成させることもできません。
no-run-left = これ以上、組を完成させることはできません。
too-few-to-deal = 場のカードが列の数より少なく、空き列を埋められないため、山札から配れません。
stock-used-up = 山札がなくなりました。
clock-won = 4枚目のキングを最後に、すべてのカードが表になりました。
clock-stopped = 4枚目のキングで時計が止まりました。
clock-odds = 選ぶ余地はなく、クリアできるのは13回に1回です。
pyramid-gone = ピラミッドのカードをすべて取り除きました。
peaks-gone = 山のカードをすべて取り除きました。
nothing-to-take-away = これ以上、取り除けるカードはありません。
all-in-hole = すべてのカードがブラックホールに入りました。
no-free-card-fits = 出せるカードがありません。
columns-cleared = 場札がすべてなくなりました。
golf-stuck = 山札がなくなり、出せるカードもありません。
round-won = 9ホールを終えて、残りは45枚以下でした。
round-lost = 9ホールを終えて、残りが45枚を超えました。
