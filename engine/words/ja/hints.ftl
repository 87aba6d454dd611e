### ヒントと判定。

game-is-won = { $noun ->
    [rubber] このラバーにはもう勝っています。
   *[deal] このゲームはクリア済みです。
}
nothing-to-choose = 選ぶ手はありません。どこかを押すと進みます。
nothing-is-certain = { $game }では、確実なことは言えません。結果は、これから出るカードに大きく左右されます。

## クリアできるかどうか

answer = { $noun ->
    [rubber] { $answer ->
        [winnable] 勝てます
        [lost] もう勝てません
        [never] もともと勝てません
        [impossible] 勝てません
        [pending] まだ不明です
       *[unknown] 勝てるかは不明です
    }
   *[deal] { $answer ->
        [winnable] クリアできます
        [lost] もうクリアできません
        [never] もともとクリアできません
        [impossible] クリアできません
        [pending] まだ不明です
       *[unknown] クリアできるかは不明です
    }
}
can-be-won = { $noun ->
    [rubber] 勝てます。
   *[deal] クリアできます。
}
can-be-won-in = { $noun ->
    [rubber] 勝てます。{ $count }手の手順が見つかっています。
   *[deal] クリアできます。{ $count }手の手順が見つかっています。
}
takes-hidden-cards = 裏向きのカードも見たうえでの判定です。
not-known-after = 不明です。{ NUMBER($count) }局面を調べましたが、クリアできるとも、できないとも言い切れません。
not-known-so-far = いまのところ不明です。クリアできるとも、できないとも言い切れません。
there-is-a-way = ここからクリアする手順があります。
this-is-lost = { $noun ->
    [rubber] { $answer ->
        [never] もともと勝てないラバーです。
        [impossible] 勝てません。
       *[lost] もう勝てません。
    }
   *[deal] { $answer ->
        [never] もともとクリアできないゲームです。
        [impossible] クリアできません。
       *[lost] もうクリアできません。
    }
}
lost-by-search = { this-is-lost }すべての手順を調べて確かめました。
not-known-moves = { $noun ->
    [rubber] 勝てるかどうかは不明です。打てる手はあります。
   *[deal] クリアできるかどうかは不明です。打てる手はあります。
}
not-known-stock = { $noun ->
    [rubber] 勝てるかどうかは不明です。できるのは山札をめくることだけです。
   *[deal] クリアできるかどうかは不明です。できるのは山札をめくることだけです。
}

## ヒント。「ハートのエースを組札へ、裏の1枚が表に。」など

in-short = { LIST($parts, "comma") }
turns-a-card = 裏の1枚が表になる
frees-a-space = { $pile ->
    [rib] 肋骨が1本空く
    [fan] 扇が1つ空く
    [place] 場所が1つ空く
   *[column] 列が1本空く
}
frees-a-place = { $cell ->
    [tower] タワーが1つ空く
   *[cell] セルが1つ空く
}
frees-card = { $card }が使えるようになる
guess = 有力な手：{ $move }。
best-move = 最善手：{ $move }。
way-leads-to = { $scored ->
    [left] 残るカードは、最少で{ $count }枚です。
   *[home] 組札に上げられるのは、最多であと{ $count }枚です。
}
nothing-useful-left = もう役に立つ手はありません。

## ヒントの理由

why-hint = { $move }。{ $reason }。クリアまで{ $count }手。
why-hint-far = { $move }。{ $reason }。クリアはまだ先です。
why-guess = { $known ->
    [winnable] 有力な手：{ $move }。クリアはできますが、手順は見つかっていません。
   *[nothing] 有力な手：{ $move }。クリアする手順は見つかっていません。
}
gains = { LIST($parts, "clauses") }
gain-home = 1枚が組札に上がる
gain-run = 1組が完成する
gain-one-less = 残りが1枚減る
gain-turned = 裏の1枚が表になる
gain-space = { frees-a-space }
gain-place = { frees-a-place }
gain-card = { $card }が使えるようになる
gain-later = { $count ->
    [1] 次の手で{ $gain }
   *[other] { $count }手後に{ $gain }
}
leads-to-win = クリアにつながる

## 見たカードだけで考えるヒント

fair-hint = { $won ->
    [0] { $move }。{ $count }回試しましたが、クリアする手順は見つかりませんでした。
   *[other] { $move }。{ $count }回中{ $won }回クリアできます。
}
points-hint = { $goal ->
    [make] { $move }。{ $count }回中{ $won }回メイク、平均{ $points }点。
    [set] { $move }。{ $count }回中{ $won }回ハウスがダウン、平均{ $points }点。
   *[points] { $move }。平均{ $points }点。
}
so-far = 途中経過：{ $hint }
won-of = { $count }回中{ $won }回
move-from-place = { $move }（{ $place }から）
only-ways-back = どの手を打っても、前の局面に戻ってしまいます。

### ヒント、引き返し、手順の再生。

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

### 見たカードだけがわかっているとき、それぞれの手で何回クリアできるかを示す画面。

chances-title = 確率
chances-meaning = まだ見ていないカードを、{ $count }回ランダムに配り直しました。表は、それぞれの手を打った場合に、そのうち何回クリアできるかを示します。
chances-won = クリア
chances-interval = 確率（信頼度95%）
chances-from-to = { $low }～{ $high }
chances-unknown = 時間内に解けなかった回は、クリアできるともできないとも言えないため、その分だけ幅が広がります。
chances-fewer = 明らかに劣る手は、試した回数が少なくなっています。
chances-later = コンピューターは、すべてのカードを見て判定しています。実際には見えないので、クリアできる割合はこれより低くなります。
chances-played = まだ見ていないカードを、{ $count }回ランダムに配り直しました。表は、それぞれの手を打った場合に、初級レベルのコンピューターが何回クリアしたかを示します。
chances-player = このコンピューターは山札の順番を知っていますが、あなたがまだ見ていないほかのカードは知りません。あなたなら、もっとクリアできるかもしれません。
chances-player-sees-no-more = このコンピューターに見えるのは、あなたが見たカードだけです。あなたなら、もっとクリアできるかもしれません。
chances-plan = 先頭は、ふつう、このコンピューターが選ぶ手です。ほかに明らかによい手があるときだけ、それが先頭になります。
chances-points = まだ見ていないカードを、{ $count }回ランダムに配り直しました。表は、それぞれを選んだ場合に、コントラクトが何回あなたに有利に終わるかと、平均の得点を示します。
chances-well = 有利に終わる
chances-gain = 得点（信頼度95%）
chances-margin = { $points } ± { $margin }
chances-simple = 初級レベルのコンピューターが、隠れたカードを見ずに、各回を最後までプレイしました。あなたなら、もっと得点できるかもしれません。
