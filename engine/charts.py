"""Charts of deals, written by `python3 build.py atlas`; what they mean is told in `atlas`."""

# how many positions were looked at, at most, for each deal
NODES = {
    "backbone": 1000000,
    "black-hole": 1000000,
    "clock": 1000,
    "seahaven": 300000,
    "pyramid": 100000,
    "pyramid-tut": 100000,
    "golf": 1000000,
}

# how many deals from number 1 on the daily deal is drawn from; fixed once and for ever
DAILY = {
    "backbone": 1000,
    "black-hole": 1000,
    "clock": 3000,
    "seahaven": 1000,
    "pyramid": 1000,
    "pyramid-tut": 1000,
    "golf": 1000,
}

CHARTS = {
    "backbone": (
        "2121232222132331333312232122332132323113122122223132321333233111232131313112232122222123223133111232"
        "2313223331111322132231221232123212313112122123322312212122333131313122211321321321131223213312131222"
        "1131212132222323233113223212312211222123312131113322213132233213133122133131222123332121322331132232"
        "1313233222122323221122113121331211111322313313323312321321133212131111323122313111232323321322133323"
        "2322121222213213331122113233223323321232222213133122132122213113123121221213322231312113313113113323"
        "2223213333132123122132131111331333111321232322132121322122123223221133123332121233331311133123121113"
        "3331231321132221221231133312332231112212121112221231132211132323231222113112321222111211121233231121"
        "3311231331211313331133212111132211133122213313132221311132133213131113313331312333323331323133331323"
        "1222211111331331123131323332122321313223112231133232221213233112211111221323321111213132113133332312"
        "1131111313222132122123333133311333212211231123231312331322321123321123113122121332223322323333223321"
    ),
    "black-hole": (
        "x3331x1x112xx31223221321x32332333x33x322x2x3312111231331212x2313311231313x212121232x1221212x3121122x"
        "33111x12311113222311xxx311321311331x233232232x11x332132323x23133x33x2322123333233221233232123x122233"
        "x132322221xx1333x312121x2x213133x3333x33111x23x23312131x3x3232x1313x21x1x113xx2121333221211123313311"
        "xx1232x221232312133133x2333xx22xx123312122x3233211222xx123321113233232x112121x23121213322x3333322231"
        "2113x12x1x323x11133323133312233232111133x13121333123x221212333112x232233x3112xx32x32133x111211231122"
        "1x3322233222xx1212x213x1x333x3x233x323123333121212222122211232333x11x2x211111331132x331112221xx21233"
        "11222x22x313x1212x122311x212123x113323221212x2x23x113212x33313111x2312132121321321121231x11332x12233"
        "x2xx213x1x211x31x3x22122111111321313112311x1113x23111x231311x3122221112121x2x123211322132xx22121x313"
        "221x223x333xxx1111121131232x3322x313233x2x112133122x133x1122231233x1213221322312x13312111232x3221313"
        "33323122x11x12x3x312311121112212x2332x23x211333323312x2x3213x3321222213113x3123213233331323211x21322"
    ),
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
    "seahaven": (
        "1331111x221122x113221113x212321x2113233232x3133232333233331111312133211233323x311x2122233x232123x122"
        "112x13x2x2x13131x133x31231311x331211313221x3x13x1123212233x1x1222211x12121212212x12x3333x2112x132332"
        "12x322312313222131331xx3x3213132231112xx233122222233323311231x213x123133133x112132123xx31212x1313333"
        "x3131232231x2231x2x23333x33211321323122133231221x12321332321221223x22x1322333x113331221332x31x13x222"
        "22x13x11xx1231x21232121x13113x21xxx1221131xx11121122333x1331131213x122112112xx1x12311x3323233133232x"
        "21123222222xx311332313212133x11322112113122333231131x3x1x3x13231111121x21131123122113x3222212232xx13"
        "31122332x22231x21112312333x1132x33311211332222x122x3312x13222222233133232311122111233323113132221122"
        "13122211x2123333123131122233x231x13x31x1312113133x233112x31132321323x131332x1223123322x11321312x2133"
        "1211232xx2211x332x12133213x11223122x213321112x212331x3232x122232133132x333211333x321232212111312121x"
        "12231213x33113x322222312x1x212332323x3x211x231231222x213232111323x333232233133x321x12212xx2x3333133x"
    ),
    "pyramid": (
        "x311111xxxxxx1xx33xxx1212xx112x21xxx11133xxx1xx1311333xx3xxx31311xxxx111xx2131233131xx11xx2xxxx12212"
        "213111x11xx13x31332x1x3x21xxxxx1133x1x1112x3xxxx1131xx1x2x3x113xx13xx1x121x1xxx12x311x3x23133x23xx13"
        "2x1xx111x111x3x133x1xxx2xx31122x331323xx1x131x3xx23311x11x313x121x113211x11x11x21x3xx11xx11x2xxx11xx"
        "31111111xxxxx3x223xx1xx313131x3x1x1x31133x13x22x231xx3x11x1xx32313x12x211313112x21x3x2xx13x232x21x1x"
        "x1x1x11xx31123x132xx1121x1xxx3311111111x3211xx1x1x11x31112313x1123332x2xx1x1x3112xxx313xxx3x2233x131"
        "33xx2232x1xxx3131211x32131222x23xxx3xx313x3313x3x3x1x122x13132121312xx2331113x3xxxx31x3x331231231xx3"
        "x2xxxxx32x11x231121112xxx1x11121xxx3132211x32xx1x21xx11x123231x212xx1xx31x1x2x11xx311x331x3x33x2x331"
        "x33x12x2x111xx1123311113x1x11x12xx311xx1x3x1x1xxx1112x113311211xxx33xx11xx1xx2x313212x3313x1211x1x3x"
        "x23111311332113231311xx2213x311311133x1232213x21xxx2x11x33xxx2311x323xx113131133xxx123x2131x3x312xx3"
        "x31321xxx231111x1x21x11x313311x3x3x3x1x3x21223133131x1x3x2xxx11xx33321131x2132231x323132xxxx23211231"
    ),
    "pyramid-tut": (
        "x311121xx1xxx1xx12x311323xx213x32xxx11232x331311111223xx31xx22311xxx21223x32113212311312131x1xx13323"
        "313111x12xx21x32232x1x31323x1x12231x232113x13x3x11123x1x312x2212x13x12x232x1x1x12x322x3x33211x33xx12"
        "1x1x2122x121x3x23121xxx33x32133x112312211x112x33x3111211213211231x112311x11111x3233x122x121221x311xx"
        "121111223xxxx33332x313x1211213111x1x12113123133x33111111111x1323133131311113113x3231133121x333122121"
        "x11211121322233113xx211211xx12312111111x3111x11x2x11x31123122x2132113x3111x1x2123x11321113213312x112"
        "11xx3313x223x1131122x11132313x3132x11x11223323x231222133111233132113x133122123213xx3231x3211323321x3"
        "x321x1x3221133211212231xx1x222323x11133221x13212x323x22x2333311313xx1xx113213121xx322113233121x3x312"
        "231113x3x111x21232322213x1122x231x1211313331x1x3x12133213121311x1x31xx111322x33213211x1113x131111x3x"
        "x332123213131223311123x1311x111121111x13133233123123112x31x133211x1313112121113121x112x32121313233x3"
        "132111xx3332212x11311111323121x321x1x2x3x31333331132x1x1133x121xx31132211x3223312x331233311x31312332"
    ),
    "golf": (
        "xxxx2xxxxx23xxx3xxxxxxx2x3xxxx2xxx2xxxxx2322xxxxxxx2x2xxxx2xx3xx3xxxxxx1123x13xxx1xxxxx12212x3xxxx3x"
        "3x2xxx223xxxxxx12xxxx3x2xxxxxxxxxxxxx2x1xxxxxx2x1x31x131xxxxxxxxx2x2xxx1xx1xxx2x22x1xx3xxxxx2x3x2xxx"
        "xx2xxxxxxxx1xxx3xxxx2xxxx1x2xx3xxx2x3x3xx2xxxxxxxxxxxxx21xxx1xx13xxxxxxx2xx33x22xx12xxx2x1xx113x2xxx"
        "x1xx3x12x2xxx2xxxxx2x2xxxxxxxxxxxx1xx2xxxxxxx3xxx13xxxx1xxx21xx32xxx2x2xxxxx3xxxxxxx131xx1xx3xx1xxxx"
        "xxxxxxxxx1xxxxx1xx1xx3xxx3x13x12xxxxxx23xxx11xxxxxxxxxxxxxxxxxxxxxxxx11x3x1xxxx1x1xx31xxxx2xx1xxxxxx"
        "xxx3x32xx33xxxxx22xx33xx33xxx21xx31xxxxxxxx333xx313xxxxxxx32xxxx1xxx31xxxxxx12x2x33xxxxx2xxxx31xxxxx"
        "x2xx3x3xxx3xxx1x2xxxxx3x2x1xx1xxx22xxx2xx2xxxxx1xxxx3xxxxxxx13xx1xxxx32x3xx133x1x1xxxxxxx1x1x1xx2xxx"
        "13xx22xxxxxx2xxxxxx3x31xx1xxx2x3x1xxx11xxx3xxxxxxx2xxxxxxxxxxxx1xxxxxxxxx32x21xxxx3x331x2xxxxx3x1x33"
        "2xx3xxxxxx12x1x32x3xx3xxxxxx1xxxx23xxxxxxx2x1xxxxx33x23xxxxxxx22xxxx1xxx21x3xxxxxxxxx21xxxxxxx322xxx"
        "xxxx1x1x3xxxxxx32xxxxxxx22xx3xx11x321xxxxxxx12x1xxxxxxx1xxxxxx1xxxxxx3xxxx1xx2xxx3xxx11xxxx1xxxx3xxx"
    ),
}
