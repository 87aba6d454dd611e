# ヒント、引き返し、手順の再生。

thinking = 調べています…
advice-still-loading = ヒントを読み込んでいます。準備ができしだい表示されます。
advice-not-loaded = ヒントを読み込めませんでした。ページを再読み込みしてください。
looking-for-way-back = { $noun ->
    [rubber] まだ勝てた局面を探しています…
   *[deal] まだクリアできた局面を探しています…
}
no-way-back = { $noun ->
    [rubber] さかのぼっても、勝てるとわかっている局面はありません
   *[deal] さかのぼっても、クリアできるとわかっている局面はありません
}
review-closed = 振り返りを閉じました
showing-way = { $count }手でクリアする手順を再生します
showing-long-way = クリアまでの長い手順を再生します
no-way-found = ここからクリアする手順は見つかりませんでした

## 振り返り。どれも一つの文。

review-at-start = { $noun ->
    [rubber] ラバーの開始時です。
   *[deal] ゲームの開始時です。
}
review-at-move = { $count }手中{ $number }手目：{ $move }。
review-no-choices = このゲームには、選ぶ手がありません。
review-not-judged = このゲームでは手を評価しません。先のカードは誰にも見えないからです。
review-nothing-lost = { $noun ->
    [rubber] どの局面からも勝てました。
   *[deal] どの局面からもクリアできました。
}
review-looking = { $noun ->
    [rubber] 勝てなくなった手を探しています…
   *[deal] クリアできなくなった手を探しています…
}
review-lost-unknown = { $noun ->
    [rubber] どの手で勝てなくなったかは不明です。
   *[deal] どの手でクリアできなくなったかは不明です。
}
review-still-unknown = { $noun ->
    [rubber] まだ勝てるかどうかは不明です。
   *[deal] まだクリアできるかどうかは不明です。
}
review-never = { $noun ->
    [rubber] このラバーには、最初から勝つ手順がありませんでした。
   *[deal] このゲームには、最初からクリアする手順がありませんでした。
}
review-lost-at-latest = { $noun ->
    [rubber] { $number }手目か、それより前に勝てなくなりました。
   *[deal] { $number }手目か、それより前にクリアできなくなりました。
}
review-lost-by = { $noun ->
    [rubber] { $number }手目で勝てなくなりました。
   *[deal] { $number }手目でクリアできなくなりました。
}
review-lost-between = { $noun ->
    [rubber] { $first }手目から{ $last }手目までの間に勝てなくなりました。
   *[deal] { $first }手目から{ $last }手目までの間にクリアできなくなりました。
}
