# The sheet that lists the keys and what they do.

keys-title = Keys
key-arrows = Arrows
key-arrows-do = go to the next pile in that direction
key-space = Space
# As printed on keyboards.
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = Page Up
keyboard-page-down = Page Down
key-digits = 1–9, 0
key-digits-do = go to the column with this number; 0 is column 10
letter-keys-off = Letter keys are off. You can turn them on in the settings.
keys-mouse = With a mouse: right-click a pile to send its top card home.
# The button "Copy what I did" copies the last presses as a text for somebody who looks for the fault.
record-explained = Did something go wrong? You can copy your last moves and settings and add them to a report. Nothing is sent by itself.
record-copy = Copy what I did
record-copied = Copied what you did.
