"""Charts of deals, written by `python3 build.py atlas`; what they mean is told in `atlas`."""

# how many positions were looked at, at most, for each deal
NODES = {
    "clock": 1000,
}

# how many deals from number 1 on the daily deal is drawn from; fixed once and for ever
DAILY = {
    "clock": 3000,
}

CHARTS = {
    "clock": (
        "xxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxx11xxxxxxxxxxxxxxxxx11xxxxxxxxx1xxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxxxxxxxxxxxxxx1xx1xxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxx1xxxx1xxxxxx"
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxx1xxxxxxxxxxxxxxxxxxxxx1xxxxxxx11xxxxxxxxx1xxxxx1xxxxxxxxxxxxxxx"
        "xxxxxxxxx1x1xxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx11xxxxxxx1xx1xxxxxxxxxxx1xxxxxxx"
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxx1xxxxxxx1xx1xxxxxxxxxxxxxxxxxx1xxxxxxxx1xxxxxxx"
        "xxxxxxx1xxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1x1xxxxxxxxxxxxxxxxxx1xxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxxxxx1xxxxxxxx1xxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxx11xxxxxxxxxxxxxxxxxxx1xxxx1xxxxxxxxxxxxx"
        "xxxxxxxx1xxxxxxxxx1xxxxxxx1xxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxx11xxxxxxxxxxxxx1xxxxx1xxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxxxxxxxxxxxxxxxx1xxxxxxx1xxxxxxxxxxxx1xxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxx"
        "xx1xxxxxxxxxxxxxxxxxxxx1xxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxx"
        "xxxxx1xx1xxxxxxx11xxxxx1xxxxxxxxxxxxxxxxxxxxx1xx1xxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxx"
        "xxxxxxxx1xxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxx1xxxx1"
        "xxx1xxxxxxxxxxx1xxxxx11xxxxxxxxxxxxxxxxxx1xxxxxxx1xxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxx"
        "xxxxxxxx1xx1xxxx1xxxxxxxxxxxx1xxxx1xxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxx1xxxxxxx1xxxxx1xxxxxxx"
        "xxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxx1xx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        "xxxxx1xxx1xx1xxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxxx1xxx1xxxxxxx1xxxxxxxxxxxx1xxxxxx1xxxxxx1x1xxxxxxxxxxxxxxxx1xxxxxx1xxxxxx1xxx1xxxxxxxxxxxxx"
        "xxxxxxxxx1xxxxx1xxxxxxxxxxxxx1xxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxx1xx1xxxxxxxx1xxxxxxx1xxxx1xxxxxxx1x"
        "1xxxxxx1xxxxx1xxxxxxxxxxxxxxxxx1xx1xxxxxxxxxxxxxxxxxxxxxx1xxx1xxxxxxxxxx1xxxx1xxxxxxxx11xx1xxxxxxxxx"
        "xxxxxxxxxxxxxxxx1xxxxx1xxxxxxxxxxxxxx1xxxxxxx1xxxxxx1x1xxxxx1xxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxxxxxxxxxxxxxxxxx1xxxx1xxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxx1xxxxxxxxxxx"
        "xxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxxxx1xxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxx1xxxxxxxxxxxxx1xxxxxxxxxxxx"
        "xxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxx1xxxxxxx1x1xxxxxxxxxxxxxxxx1x1xxxxxxxxx"
        "xxxxxx1xxxxxxxx1xxxxxxxxxx1xxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx11xxx1xxxxxxx"
        "xxxxxxxxxx1xxxxx1xxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxxxxxx1xxxxxxxxxxxxx11xx1xxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxxxxx1x11xx1xxxxxxxxxxxxxxxxxx1xxx1xxx"
        "xxxxxxxxxxxx1xxxxxxxx11xxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxx1x1xxxxxxxxxxx1x1xx1xxxxxxxxxxxxxxxxxxxxxx"
        "xxxxxxxxx11xxxxxxxxxxxxxxxxxxxxxxx1xxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        "xxxx1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxx1xx1xxxxx1xxxxxxxxxxxxxxxxxxxxx1xxxx1xxxxxxxx1xxx"
    ),
}
