# キーの一覧のシート。

keys-title = キー操作
key-arrows = 矢印キー
key-arrows-do = その方向の隣の山へ移る
key-space = スペース
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1～9、0
key-digits-do = その番号の列へ移る。0は10列目
letter-keys-off = 文字キーはオフです。設定でオンにできます。
keys-mouse = マウスで山を右クリックすると、手前のカードが組札に上がります。
record-explained = うまくいかないときは、最近の操作と設定をコピーして報告に添えられます。自動では何も送信されません。
record-copy = 操作をコピー
record-copied = 操作をコピーしました。
