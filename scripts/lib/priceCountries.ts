/** Where one can call: ISO 3166 without the places where nobody lives, and Kosovo by the code that is in use for it. */

/** A country of the sample prices: its numbers, and how dear it is. */
export interface PriceCountry {
  readonly iso: string;
  /** Country calling code, and the area codes of a country that shares one. */
  readonly landline: readonly string[];
  /** Full prefixes of its mobile numbers; those of its landlines where the numbers do not tell. */
  readonly mobile: readonly string[];
  /** 0 to 4: from the routes with the most traffic to the islands with the least. */
  readonly tier: number;
}

/**
 * One line for each tier. A country is `iso:code`, then what its mobile numbers begin with after the code, if the numbers
 * tell: `gb:44:74,75`. Several codes are joined by `+`.
 */
const TIERS = [
  `us:1 ca:1204+1226+1236+1289+1306+1403+1416+1418+1438+1450+1506+1514+1604+1613+1647+1705+1709+1778+1780+1819+1867+1902
   gb:44:73,74,75,77,78,79 ie:353:83,85,86,87,89 fr:33:6,7 de:49:15,16,17 es:34:6,71,72,73,74 pt:351:91,92,93,96
   it:39:3 nl:31:6 be:32:46,47,48,49 lu:352:621,661,671,691 at:43:650,660,664,676,677,699 ch:41:75,76,77,78,79
   dk:45:20,30,31,40,50,60,71,81,91 se:46:70,72,73,76,79 no:47:4,9 fi:358:40,41,44,45,46,50 is:354:6,7,8
   pl:48:50,51,53,57,60,66,69,72,73,78,79,88 cz:420:60,70,72,73,77,79 sk:421:90,91,94,95 hu:36:20,30,31,50,70
   au:61:4 nz:64:20,21,22,27 jp:81:70,80,90 sg:65:8,9 hk:852:5,6,9 kr:82:10 il:972:50,52,53,54,55,58 cn:86:13,15,17,18`,
  `br:55:119,219,319,419,519,619,719,819 mx:52:551,811,331 co:57:30,31,32 cl:56:9 pe:51:9 ar:54:9 uy:598:9 cr:506:6,7,8
   pa:507:6 do:1809+1829+1849 pr:1787+1939 gr:30:69 cy:357:9 mt:356:77,79,99 si:386:30,31,40,41,51,64,68,70
   hr:385:91,92,95,97,98,99 ro:40:7 bg:359:87,88,89,98 ee:372:5 lv:371:2 lt:370:6 tr:90:50,53,54,55 ru:7:9
   kz:77172+77212+77252+77272:700,701,702,705,707,747,771,775,777,778 ua:380:50,63,66,67,68,73,93,95,96,97,98,99
   in:91:6,7,8,9 my:60:10,11,12,13,14,16,17,18,19 th:66:6,8,9 tw:886:9 ph:63:9 id:62:8 vn:84:3,5,7,8,9
   za:27:6,7,81,82,83,84 ae:971:50,52,54,55,56,58 sa:966:5`,
  `by:375:25,29,33,44 ge:995:5 am:374:4,7,9 az:994:50,51,55,70,77 md:373:6,7 uz:998:9 kg:996:5,7 tj:992:9 tm:993:6
   al:355:6 ba:387:6 me:382:6 mk:389:7 rs:381:6 xk:383:4 ad:376:3,6 mc:377:6 sm:378:6 va:3906698 li:423:7 gi:350:5
   gg:441481 im:441624 je:441534 fo:298:2,5 gl:299:2,4,5 ax:35818
   bo:591:6,7 ec:593:9 py:595:9 ve:58:4 gt:502:3,4,5 hn:504:3,7,8,9 ni:505:5,7,8 sv:503:6,7 bz:501:6 gf:594:694
   gp:590:690 mq:596:696 re:262:692 yt:262639 gy:592:6 sr:597:6,7,8
   eg:20:10,11,12,15 jo:962:7 bh:973:3 kw:965:5,6,9 om:968:7,9 qa:974:3,5,6,7 lb:961:3,7 ma:212:6,7 tn:216:2,5,9 dz:213:5,6,7
   ng:234:70,80,81,90 ke:254:7 gh:233:2,5 mu:230:5 bw:267:7 na:264:6,8 rw:250:7 ug:256:7 tz:255:6,7 sn:221:7
   bd:880:1 pk:92:3 lk:94:7 np:977:98 mn:976:8,9 kh:855:1,6,8,9 mo:853:6 bn:673:7,8 vi:1340 gu:1671`,
  `af:93:7 iq:964:7 ir:98:9 sy:963:9 ye:967:7 ps:970:5 ly:218:9 sd:249:9 ss:211:9 et:251:9 er:291:7 dj:253:7 so:252:6
   ao:244:9 bf:226:5,6,7 bi:257:7 bj:229:9 cd:243:8,9 cf:236:7 cg:242:0 ci:225:0 cm:237:6 cv:238:9 ga:241:6,7 gm:220:7
   gn:224:6 gq:240:2 gw:245:9 km:269:3 lr:231:7 ls:266:5 mg:261:3 ml:223:7 mr:222:4 mw:265:8,9 mz:258:8 ne:227:9
   sc:248:2 sl:232:7 st:239:9 sz:268:7 td:235:6 tg:228:9 zm:260:9 zw:263:7 eh:2125
   bt:975:1 mm:95:9 la:856:20 mv:960:7,9 kp:850 tl:670:7 ht:509:3,4 jm:1876 tt:1868 bb:1246 bs:1242 ag:1268 ai:1264
   bm:1441 dm:1767 gd:1473 kn:1869 ky:1345 lc:1758 ms:1664 tc:1649 vc:1784 vg:1284 aw:297:5 cw:5999 bq:5997 sx:1721
   bl:590590 mf:590591 pm:508:4 mp:1670 as:1684 cu:53:5`,
  `ck:682:5 fj:679:7,9 fk:500:5,6 fm:691:9 io:246:3 ki:686:7 mh:692:4 nc:687:7,8,9 nf:6723 nr:674:5 nu:683:4 pf:689:8
   pg:675:7 pw:680:7 sb:677:7 sh:290:5 tk:690:7 to:676:7 tv:688:9 vu:678:5,7 wf:681:8 ws:685:7 cc:61891 cx:61891
   pn:64 sj:4779`,
];

function readCountry(entry: string, tier: number): PriceCountry {
  const [iso = '', codes = '', leads] = entry.split(':');
  const landline = codes.split('+');
  // The mobile numbers of a country with several codes begin with what the codes share.
  const shared = iso === 'kz' ? '7' : codes.replace(/\+.*/, '');
  return { iso, landline, tier, mobile: leads ? leads.split(',').map((lead) => shared + lead) : landline };
}

/** Every country of the sample prices, sorted by its code. */
export const PRICE_COUNTRIES: readonly PriceCountry[] = TIERS.flatMap((line, tier) =>
  line.split(/\s+/).map((entry) => readCountry(entry, tier)),
).sort((a, b) => (a.iso < b.iso ? -1 : 1));

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** The European Economic Area: a call that begins in it pays less to reach it. */
export const EEA = list('at be bg cy cz de dk ee es fi fr gr hr hu ie is it li lt lu lv mt nl no pl pt ro se si sk');

/** Where numbers can be rented: more than 60 countries (SPEC part 9). */
export const RENTABLE = list(
  `ae ar at au be bg bh bo br ca ch cl cn co cr cy cz de dk do ec ee es fi fr gb ge gr gt hk hr hu id ie il in is it jp ke kr kz lt lu lv md mt mx my ng nl no nz pa pe ph pl pr pt ro rs ru sa se sg si sk sv th tr tw ua us uy uz vn za`,
);

/** Direct routes into these networks are sold apart. */
export const RU_DIRECT = list('kz ru');

/** No number there is free for its caller. */
export const NO_TOLL_FREE = list(
  'ad af ai as ax bl bq cc ck cu cx eh er fk fo gg gl gq gw im io je ki km kp mc mf mh mp ms nf nr nu pm pn ps pw sh sj sm so ss tk tl to tv va wf ws xk yt',
);
