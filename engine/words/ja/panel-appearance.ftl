# 外観のシート：カードとテーブルの見た目。

appearance-title = 外観

## テーブル

setting-theme = テーブル
theme-felt = フェルト
theme-night = 夜
theme-day = 昼
theme-claret = ワイン
theme-ocean = 海
theme-walnut = ウォルナット
theme-auto = 端末と同じ

## カードの裏面

setting-back = 裏面
back-lattice = 格子
back-spine = 背骨
back-fans = 扇
back-rose = バラ
back-pips = スート
back-night = 夜

## カードの表

setting-face = 表の絵柄
face-emblems = 紋章
face-courts = クラシック
face-large = 大きめ
face-jumbo = 特大

## スートの色と模様

setting-four-colours = 色
four-colours-off = 2色
four-colours-on = 4色
setting-patterned = スート
patterned-off = 無地
patterned-on = 模様つき
look-own-colours = スートごとの色
ink-usual = 上と同じ
ink-black = 黒
ink-red = 赤
ink-blue = 青
ink-green = 緑
ink-purple = 紫
ink-brown = 茶
