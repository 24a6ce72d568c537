import { emptyBoxIn, sentSizeIn } from '../../reading/wrong-contents.ts'
import type { Complaint } from './particular.ts'
import { type Outright, unspaced, wording } from './particular.ts'
import { outrightRomance } from './outright-romance.ts'

/** Found by functions, because the reader needs them, too. */
export const foundIn: Partial<Record<Complaint, (text: string) => string | null>> = {
  emptyBox: emptyBoxIn,
  wrongSize: sentSizeIn,
}

const never = '(?!)'
const goods =
  '(?:beans?|coffee|tea|food|treats?|chocolates?|cheese|meat|bread|milk|snacks?|nuts|sauce|oil|honey|jam|cream|serum|lotion|sunscreen|make-?up|mascara|foundation|vitamins?|supplements?|protein|powder|bars?|biscuits?|cookies|crisps|fruit|juice|beer|wine|medicine|tablets|kibble|it|they|these|this|everything|one|bag|jar|tin|pack|box|bottle)'

/** Faults that leave no doubt, in all languages. */
export const outright: Record<string, Outright> = {
  ...outrightRomance,
  en: {
    emptyBox: wording(
      never,
      'There should have been something in the package.',
      'An order should be complete when it arrives.',
    ),
    wrongSize: wording(
      never,
      'You should have received the size you ordered.',
      'The size in the package should be the one you ordered.',
    ),
    notDescribed: wording(
      "(?:described|sold|listed|advertised|label+ed|marketed|billed) (?:to me )?as (?:an? )?[^.!?;\\n]{2,40}?[.,;!]? ?(?:but |and |- )?(?:it|they|this|these|that)(?: clearly| really| simply)?(?:'s| is| are| was| were|'re)?(?:n't| not| barely| hardly| nowhere)(?! a bad)|(?:nothing like|not (?:at all )?as|isn't as|wasn't as|aren't as|doesn't match) (?:the |your )?(?:described|description|listing|advertised|stated|promised)|false(?:ly)? advertis\\p{L}*|(?:darker|lighter|smaller|bigger|shorter|longer|thinner) than (?:the |it says |stated|described|advertised|listed|your )(?:on the site|on your site|swatch|listing|description)?",
      'What arrives should match what we describe.',
      'A description has to be right.',
    ),
    expired: wording(
      `(?:best[- ]before|expiry|expiration|use[- ]by|sell[- ]by)(?: date)?(?: \\p{L}+){0,3} (?:\\p{L}+ ){0,4}?(?:ago|in the past|passed|past|gone|over|yesterday|last (?:week|month|year))|past (?:its|their|the) (?:best|date|expiry|use|sell)|${goods} (?:had |has |have |was |were |is |are |already )+(?:long |already )?expired|(?:mold|mould|mouldy|moldy|rotten|rancid|gone off|went off|spoiled|spoilt)(?= ?(?:[.,!;]|$|and|on|inside|in|when|already|growing))`,
      'Nothing should reach you past its date or spoiled.',
      'You should be able to rely on the date.',
    ),
    seeThrough: wording(
      "(?<!(?:not|n't|never)(?: \\p{L}+)? )(?:(?:is|are|was|were|so|totally|completely|went|go|goes|turn\\p{L}*) (?:\\p{L}+ )?(?:see[- ]?thr(?:u|ough)|transparent)|see[- ]?thr(?:u|ough) (?:when|if|in|as soon))",
      'We understand that you didn’t expect {it|them} to be see-through.',
      'We can see why the thin material is a problem.',
    ),
    noisy: wording(
      "(?<!(?:not|n't|never|no)(?: \\p{L}+)? )(?:(?:is|are|was|so|too|very|really|incredibly|extremely) (?:\\p{L}+ )?noisy|(?:too|annoyingly|unbearably|ridiculously) loud(?! (?:sound|volume))|(?:gripe|complaint|downside|drawback|issue|problem|con|niggle) (?:is|was|'s) (?:just |only )?(?:how (?:\\p{L}+ )?(?:loud|noisy) (?:it|this|they)|the noise(?! cancel))|(?:it|this|these|blender|fan|motor|machine|kettle|vacuum|dryer|washer|mixer|grinder|heater|fridge|clock|pump|compressor|humidifier|purifier|dehumidifier|air fryer|printer|engine|fountain|filter|keyboard|chair|mattress|bed)(?:'s| is|s| are| was| were|'re) (?:omg |so |very |really |quite |pretty |way |insanely |super |extremely |incredibly |unbelievably |rather |a bit |a little )*loud(?! (?:and|enough|sound|volume|for its size|clear|for (?:such )?a small|but clear)|[- ]?speak)(?![^.!?]{0,60}(?:hear|music|sound|volume))|(?:mak(?:es?|ing)|made) (?:\\p{L}+ )?(?:an? )?(?:\\p{L}+ ){0,5}?(?:racket|noise|din|buzz(?:ing)?(?: sound)?|hum(?:ming)?(?: noise)?|rattl(?:e|ing)(?: noise)?))",
      'We understand that the noise bothers you.',
      'Your point about the noise is a fair one.',
    ),
    badDelivery: wording(
      "(?:delivery (?:men|man|guys?|drivers?|people|team|company|woman)|drivers?|couriers?|carriers?|two men)(?: \\p{L}+){0,5}? (?:threw|chucked|tossed|dumped|hurled|refused|wouldn't (?:bring|carry|take|help)|left (?:it|the \\p{L}+|my \\p{L}+|everything) (?:in(?! the rain)|on|at|outside|by)|scratched|damaged|dented|knocked over|broke(?! down))",
      'A delivery shouldn’t go like that.',
      'You should have had a much better delivery.',
    ),
  },
  de: {
    emptyBox: wording(
      never,
      'In einem Paket muss sein, was bestellt wurde.',
      'Eine Bestellung muss vollständig ankommen.',
    ),
    wrongSize: wording(
      never,
      'Sie hätten die bestellte Größe erhalten sollen.',
      'Im Paket muss die Größe sein, die Sie bestellt haben.',
    ),
    notDescribed: wording(
      '(?:als|mit) [^.!?;\\n]{2,40}? (?:beschrieben|angegeben|verkauft|beworben|angeboten)[.,;]? ?(?:aber |ist |sind |das |es |sie |er )+(?:[\\p{L}]+ )?(?:nicht|kein\\p{L}*|kaum)|(?:entspricht|stimmt|passt) (?:überhaupt |gar |leider )?nicht (?:mit )?(?:der|zur) beschreibung|anders als (?:beschrieben|angegeben)|nicht wie beschrieben',
      'Die Beschreibung muss stimmen.',
      'Was ankommt, muss der Beschreibung entsprechen.',
    ),
    expired: wording(
      '(?:mhd|mindesthaltbarkeits\\p{L}*|haltbarkeits\\p{L}*|ablaufdatum|verfallsdatum)(?: [\\p{L}\\d]+){0,6}? (?:abgelaufen|überschritten|vorbei|vergangen\\p{L}*|her)|(?:seit|schon|bereits|längst) (?:[\\p{L}\\d]+ ){0,3}?abgelaufen|(?<!nicht |nie |kein )(?:verschimmelt\\p{L}*|schimmlig\\p{L}*|schimmel(?= ?(?:[.,!]|$|auf|an|in|drauf))|verdorben\\p{L}*|ranzig\\p{L}*|verfault\\p{L}*)',
      'Nichts sollte abgelaufen oder verdorben bei Ihnen ankommen.',
      'Auf das Datum müssen Sie sich verlassen können.',
    ),
    seeThrough: wording(
      '(?:ist|sind|war|waren|total|völlig|komplett|zu) (?:\\p{L}+ )?(?:durchsichtig|blickdurchlässig)|(?:nicht|kaum) blickdicht',
      'Wir verstehen, dass Sie dichteren Stoff erwartet haben.',
      'Dass der Stoff durchscheint, ist verständlicherweise ein Problem.',
    ),
    noisy: wording(
      '(?<!nicht |nie )(?:zu|sehr|so|extrem|echt|richtig|ziemlich) laut(?! meine\\p{L}*| beschreibung)|macht (?:\\p{L}+ ){0,4}?(?:krach|lärm|radau)',
      'Wir verstehen, dass das Geräusch Sie stört.',
      'Ihr Hinweis auf das Geräusch ist berechtigt.',
    ),
    badDelivery: wording(
      '(?:lieferant\\p{L}*|lieferfahrer|fahrer|zusteller|bote\\p{L}*|paketbote|spedition|zwei männer)(?: \\p{L}+){0,6}? (?:geworfen|geschmissen|weigerten|weigerte|verkratzt|zerkratzt|beschädigt|im (?:flur|hof|regen|treppenhaus) (?:stehen )?(?:gelassen|abgestellt))',
      'So sollte eine Lieferung nicht ablaufen.',
      'Eine Lieferung muss besser laufen.',
    ),
  },
  ja: {
    emptyBox: unspaced(
      /(?!)/u,
      'ご注文の品が確かに入っているべきところでした。',
      'ご注文の品を確かにお届けすべきところでした。',
    ),
    wrongSize: unspaced(
      /(?!)/u,
      'ご注文どおりのサイズをお届けすべきところでした。',
      'サイズを正しくお届けすべきところでした。',
    ),
    notDescribed: unspaced(
      /説明(?:文)?(?:と|とは)(?:全然|まったく|全く)?(?:違|異な)|説明どおりで(?:は)?(?:ない|ありません)/u,
      '商品の説明は正確であるべきところでした。',
      'ご案内どおりの商品であるべきところでした。',
    ),
    expired: unspaced(
      /(?:賞味|消費|使用)期限[^。]{0,10}(?:切れ|過ぎ|すぎ)|カビ(?:が|て|だらけ)|腐っ/u,
      '期限の点で、ご不快な思いをおかけしました。',
      '状態のよい品をお届けすべきところでした。',
    ),
    seeThrough: unspaced(
      /透け(?:る|て|ます|ました|すぎ)/u,
      '生地が透けるとのこと、承知いたしました。',
      '生地についてのご指摘、ごもっともと存じます。',
    ),
    noisy: unspaced(
      /音が(?:とても|すごく|かなり|少し)?(?:うるさ|大き)|うるさ(?:い|く|かった)/u,
      '音が気になられたとのこと、承知いたしました。',
      '音についてのご指摘、確かに承りました。',
    ),
    badDelivery: unspaced(
      /(?:配達員|配送業者|ドライバー)[^。]{0,20}(?:投げ|放置|断ら|ぶつけ|傷)/u,
      '配達の際にご不快な思いをおかけしました。',
      '配達はもっと丁寧であるべきところでした。',
    ),
  },
  zh: {
    emptyBox: unspaced(/(?!)/u, '包裹里本该有您订的商品。', '订单本该完整送到。'),
    wrongSize: unspaced(/(?!)/u, '本该发给您所订的尺码。', '尺码本该与订单一致。'),
    notDescribed: unspaced(
      /与描述(?:完全|严重)?不符|(?:和|跟)描述(?:的)?(?:完全|差太多|不一样|不符)|描述不符/u,
      '商品本该与描述一致。',
      '描述应当准确。',
    ),
    expired: unspaced(
      /(?<!没|没有|不会|未)(?:过期(?:了|的)|过了保质期|已过期|发霉|长毛了|变质|坏掉了)/u,
      '送到您手中的不该是过期或变质的商品。',
      '日期本该让您放心。',
    ),
    seeThrough: unspaced(
      /(?<!不|没)(?:太透|很透|透视|透光|会透)/u,
      '面料偏透，我们理解您的感受。',
      '面料本该更厚实一些，您的意见我们看到了。',
    ),
    noisy: unspaced(
      /(?:噪音|声音)(?:很|太|特别|好|比较)?(?:大|吵)|太吵/u,
      '噪音的问题，我们理解。',
      '您提到的噪音，我们记下了。',
    ),
    badDelivery: unspaced(
      /(?:快递员|送货(?:员|的|师傅)|配送员)[^。，]{0,16}(?:扔|摔|不肯|拒绝|刮花|碰坏)/u,
      '送货本不该这样。',
      '送货本该更周到。',
    ),
  },
}
