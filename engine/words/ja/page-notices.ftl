# ページからのお知らせ：不具合、ファイル、リンク、時間のかかる処理。

went-wrong = 問題が発生しました。ゲームは無事なので、そのまま続けられます。
went-wrong-load-again = 問題が発生しました。ゲームは保存されています。ページを再読み込みしてください。
new-version = 新しいバージョンがあります。
time-for-backup = そろそろゲームのバックアップを取りましょう。
link-copied = リンクをコピーしました。
link-not-copied = コピーできませんでした。リンクを選択してあるので、手動でコピーしてください。
sound-is-on = 音がオンになりました。設定でオフにできます。
text-copied = テキストをコピーしました。
text-not-copied = コピーできませんでした。テキストを選択してあるので、手動でコピーしてください。
picture-saved = 画像をファイルに保存しました。
saved-as = 「{ $file }」としてダウンロードに保存しました。
cards-not-fetched = このカードを読み込めませんでした。オンラインのときに、もう一度お試しください。
language-not-fetched = この言語を読み込めませんでした。オンラインのときに、もう一度お試しください。
looks-not-fetched = ほかの裏面と絵柄を読み込めませんでした。オンラインのときに、もう一度お試しください。

## 時間のかかる処理。進み具合を示すシートの題

opening-game = ゲームを開いています
reading-games = ゲームを読み込んでいます
writing-backup = バックアップを作っています
reading-backup = バックアップを読み込んでいます
restoring = 復元しています
work-stopped = 中止しました。何も変更していません。

## 読めなかったもの

nothing-restored = 結果も途中のゲームも入っていませんでした。元のまま残してあります。
not-deleted = 削除できませんでした。元のまま残してあります。
no-room-to-bring-back = 空き容量が足りないため、復元できません。
