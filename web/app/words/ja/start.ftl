### start: Pythonが動く前からページにある言葉。名前に"label"があるものは読み上げだけ。

## ページの上部

menu-label = メニュー
games-label = ゲーム一覧
rules-label = ルール
daily-badge = 日替わり
pause-label = 一時停止
collection = Backbone Patience · ソリティア{ $count }種
new-here = はじめての方へ
choose-how-to-begin = 始め方を選ぶ
close-label = 閉じる

## 場

calls-label = ビッド
sight-label = 場の表示
smaller-cards = カードを小さく
pan-left = 左へ
pan-up = 上へ
pan-down = 下へ
pan-right = 右へ
larger-cards = カードを大きく

## ゲームの振り返り

review-label = 振り返り
review-position = ゲームの局面
one-move-back = 1手戻る
one-move-on = 1手進む
close-review = 振り返りを閉じる
where-it-was-lost = 分かれ目の手
show-the-win = クリア手順
play-from-here = ここから再開

## はじめてのレッスン

lesson-label = レッスン
lesson-back = 戻る
lesson-skip-all = スキップ

## 場の下のお知らせ

update-offer = 新しいバージョンがあります。
update-now = 今すぐ更新
backup-reminder = そろそろゲームのバックアップを取りましょう。
save-a-backup = バックアップを保存
offer-later = あとで

## ボタンの並び

play-label = プレイ
redo-button = やり直す
restart-button = 最初から

## ゲームの一覧

games-title = ゲーム一覧
filters-label = ゲームの絞り込み
search-games = ゲームを検索
search-hint = 検索
back-to-table = 場に戻る

## 起動

needs-script = このゲームにはJavaScriptが必要です。有効にしてください。
not-loaded = ゲームを読み込めませんでした。
try-again = もう一度試す
loading-part = 読み込み中 { $percent }%
looking-through-files = ゲームのファイルを確認しています…
being-dealt = カードを配っています…
game-starts = ゲームを起動しています…

### start: 起動できないときの言葉。

partly-loaded = プレイはできますが、今回はヒントが使えません。

## ネットワークやファイルの問題

no-network = オフラインです。オンラインになりしだい、もう一度読み込みます。
file-missing = ファイル「{ $file }」が見つかりません。サイトが更新中かもしれません。数分後にもう一度お試しください。
file-replaced = ファイル「{ $file }」の代わりに別のページが返されました。このネットワークにサインインが必要なら、先に済ませてください。
file-damaged = 受信したファイル「{ $file }」が壊れています。
file-unreachable = ファイル「{ $file }」を受信できませんでした。この端末かネットワークでブロックされているのかもしれません。
file-mistyped = ファイル「{ $file }」が「{ $type }」として送られてきたため、ブラウザが受け付けません。直せるのはこのサイトの運営者だけです。

## ブラウザに足りないもの、ページの開き方

needs-webassembly = このゲームにはWebAssemblyが必要ですが、このブラウザでは無効になっています。iPhone、iPad、Macでは、このサイトのロックダウンモードをオフにしてください。それ以外では、ブラウザの設定でWebAssemblyを許可するか、別のブラウザを使ってください。
needs-server = ファイルとして開いても動きません。Webサーバーが必要です。このフォルダーで「python3 -m http.server」を実行し、ブラウザで http://localhost:8000 を開いてください。
sandboxed = ここでゲームを表示しているページが、ファイルの読み込みを許可していません。
own-address = ファイルとして開いても、ほかのページの中でも動きません。このゲームのアドレスを直接開いてください。
framed = Backbone Patienceは、ほかのページの中ではプレイできません。
open-by-itself = 直接開く

## ファイルのないアドレス（404.html）

nothing-here = このアドレスにページはありません。
to-the-game = ゲームへ
