# ページからのお知らせ：不具合、ファイル、リンク、時間のかかる処理。

went-wrong = このページで問題が起きました。ゲームは無事です。そのまま続けてください。
went-wrong-load-again = このページで問題が起きました。ここまでのゲームは保存されています。ページを再読み込みしてください。
new-version = 新しいバージョンがあります。
time-for-backup = そろそろゲームのバックアップを取りましょう。
link-copied = リンクをコピーしました。
link-not-copied = ブラウザがコピーを許可しませんでした。リンクを選択してあるので、コピーしてください。
sound-is-on = 音がオンになりました。設定でオフにできます。
text-copied = テキストをコピーしました。
text-not-copied = ブラウザがコピーを許可しませんでした。
no-picture-made = ブラウザで画像を作れませんでした。
picture-saved = 画像をファイルに保存しました。
saved-as = ダウンロードに{ $file }として保存しました。
cards-not-fetched = いまはこのカードを読み込めません。ネットワークにつないで、もう一度お試しください。
language-not-fetched = いまはこの言語を読み込めません。ネットワークにつないで、もう一度お試しください。
looks-not-fetched = いまはほかの裏面や絵柄を読み込めません。オフラインのときは、次回読み込みます。

## 時間のかかる処理。進み具合を示すシートの題

opening-game = ゲームを開いています
reading-games = ゲームを読み込んでいます
writing-backup = バックアップを作っています
reading-backup = バックアップを読み込んでいます
restoring = 復元しています
work-stopped = 中止しました。何も変更していません。

## 読めなかったもの

nothing-restored = 手を動かしたゲームも結果も見つかりませんでした。元のまま残してあります。
not-deleted = ブラウザが削除を許可しませんでした。元のまま残してあります。
no-room-to-bring-back = ブラウザの空き容量が足りず、元に戻せません。
