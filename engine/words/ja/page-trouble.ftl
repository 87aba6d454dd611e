# Words for a game that does not start.

partly-loaded = プレイはできますが、今回はヒントが使えません。

## What is wrong with the network or a file

no-network = ネットワークにつながっていません。つながり次第、もう一度試します。
file-missing = ファイル { $file } が見つかりません。サイトが更新中かもしれません。数分後にもう一度試してください。
file-replaced = ファイル { $file } の代わりに別のページが届きました。このネットワークにサインインが必要なら、先に済ませてください。
file-damaged = ファイル { $file } が壊れて届きました。
file-unreachable = ファイル { $file } が届きませんでした。この端末かネットワークでブロックされているのかもしれません。
file-mistyped = ファイル { $file } が「{ $type }」として届いたため、ブラウザが受け付けません。直せるのはこのサイトの運営者だけです。

## What the browser lacks, or the way in which the page is opened

needs-webassembly = このゲームにはWebAssemblyが必要ですが、このブラウザでは無効になっています。iPhone、iPad、Macでは、このページのロックダウンモードをオフにしてください。それ以外では、ブラウザの設定でWebAssemblyを許可するか、別のブラウザを使ってください。
needs-server = ファイルからは動きません。Webサーバーが必要です。このフォルダーで「python3 -m http.server」を実行し、ブラウザで http://localhost:8000 を開いてください。
sandboxed = ここでゲームを表示しているページが、ファイルの読み込みを許可していません。
own-address = ファイルからも、ほかのページの中でも動きません。ゲーム自身のアドレスで開いてください。
framed = Backbone Patienceは、ほかのページの中ではプレイできません。
open-by-itself = 単独で開く

## An address at which there is no file (404.html)

nothing-here = このアドレスには何もありません。
to-the-game = ゲームへ
