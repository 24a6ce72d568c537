import { partReplacement, withoutOtherReturns } from './returns.ts'
import { compact } from '../words/compact.ts'

/** Domain of a question or sentence, across our languages. */
export function questionTopicsOf(text: string): Set<string> {
  const small = text.toLowerCase()
  const found = Object.entries(topicWords).flatMap(([topic, words]) => (words.test(small) ? [topic] : []))
  return new Set(found.filter((topic) => topic !== 'returns' || returns.test(withoutOtherReturns(small))))
}

/** The topics that a fact must share to answer the question. "Is it coming back in XL?" isn't about which sizes there are. */
export function decisiveTopics(question: string): Set<string> {
  const asked = questionTopicsOf(question)
  const narrow = decisive.filter((topic) => asked.has(topic))
  return narrow.length > 0 ? new Set(narrow) : asked
}

/** A question about these isn't answered by what else it mentions. */
const decisive = ['restock', 'discount', 'parts', 'trade-in', 'contact'] as const

const returns =
  /\breturn(?:s|ed|ing)?\b|send (?:it|one|them|this|these|something|an? \w+) back|send back|replace (?:it|this|them)|tausch(?:en|t)? (?:sie |ihr )?(?:\S+ )?um|money back|refund|exchange|\bswap\b|rückgabe|zurückgeben|zurückschicken|umtausch|retour|renvoyer|échange|rembours|devol|cambio|cambiar|reembols|trocar|\btroca\b|\breso\b|restitu|rimbors|返品|交換|返金|退货|退换|换货|退款/u

const topicWords: Record<string, RegExp> = {
  delivery:
    /deliver|shipping|ships? to|\bship\b|liefer|versand|livraison|livrez|livrer|expédi|entrega|envío|envían|\benvia|frete|\bprazo|consegna|spedi|配送|発送|届きますか|送料|发货|物流|快递|几天到|运费|配送/u,
  returns,
  care: /\bcare\b|take care of|\bclean(?:ing)? (?:it|them|this)|\bwipe|pflege|reinig|entretien|entretenir|nettoy|cuidado|cuidar|limpia|limpar|limpeza|\bcura\b|puli(?:re|sce)|pulizia|お手入れ|手入れ|保养|清洗|清洁|怎么洗/u,
  sizes: compact(
    /\bsiz(?:es?|ing)\b|(?<![\p{L}\d])(?:xx?s|x{1,4}l|[2-6]xl)(?![\p{L}\d])|(?:\bin(?: an?)?|\btaille|\btalla|\btaglia|größe|tamanho) (?:s|m|l)(?![\p{L}\d'’-])|\b(?:bigger|smaller|larger) (?:one|size|version|jar|candle)|in (?:bigger|larger|smaller)\b|in (?:größer|kleiner)|en plus (?:grand|petit)|en (?:más grande|grande)|in formato (?:più )?grande|em tamanho maior|größen?(?!\p{L})|\btailles?\b|\btallas?\b|\btaglie?\b|tamanho|サイズ|尺码|尺寸/u,
  ),
  payment:
    /\bpay(?:ment|pal)?\b|credit card|klarna|zahlung|bezahl|kreditkarte|paiement|\bpayer\b|carte bancaire|\bpago\b|pagar|tarjeta|pagament|pagare|carta di credito|pagamento|cartão|支払|クレジット|付款|支付/u,

  contact:
    /who (?:do|can|should) (?:i|we) (?:contact|e-?mail|write|message|call|talk|ask)|(?:reach|contact|email|e-mail|call|phone|write to) (?:you|us|someone|anybody|customer)|e-?mail address|phone number|customer service|erreich(?:e|en|bar)|kontakt(?:ieren|aufnahme)?\b|e-?mail-?adresse|telefonnummer|contacter|joindre|adresse (?:e-?)?mail|contactar|contacto|correo electrónico|(?:qué|a qué) correo|(?:a dónde|dónde) (?:puedo|os puedo|les puedo) escribir|quelle adresse|quale indirizzo|qual e-?mail|wohin (?:kann|soll) ich (?:\S+ )?schreiben|contattar|indirizzo (?:e-?)?mail|entrar em contato|fale conosco|連絡先|問い合わせ先|联系方式|怎么联系/u,
  gifts:
    /gift[- ]?wrap|wrapped as a gift|gift (?:box|bag|note|card)|geschenk(?:verpack|papier|box)|als geschenk (?:ver|ein)pack|emballage cadeau|papier cadeau|envolver para regalo|envuelto para regalo|papel de regalo|confezione regalo|pacchetto regalo|embalagem (?:de|para) presente|embrulho|ギフト(?:包装|ラッピング)|ラッピング|礼品包装|包装成礼物/u,
  refills: /re-?fill|nachfüll|recharges?\b|recambio|recarga|ricarica|refil|詰め替え|リフィル|补充装|替换装|续装/u,
  wick: /\bwicks?\b|trim|docht|mèche|mecha|stoppino|pavio|芯/u,
  burning:
    /burn(?:ing)? time|how many hours|hours? .{0,20}\bburns?\b|how long (?:do(?:es)?|will|can) (?:\S+ ){1,4}burn|burns? for|brenndauer|brennt|durée de combustion|temps de combustion|tiempo de combustión|tiempo arde|durata di combustione|tempo de queima|燃焼時間|燃烧时间/u,
  children:
    /\bbab(?:y|ies)\b|\bchild(?:ren)?\b|toddler|\bpets?\b|\bcats?\b|\bdogs?\b|kinder|haustier|\bbébés?\b|enfants?\b|animaux|niños|mascotas|bambin[io]|animali|crianças|animais|子ども|子供|ペット|宝宝|孩子|宠物/u,
  water:
    /water-?\s?(proof|resistant|repellent)|splash|\bswim(?:s|ming)?\b|\bshower(?:s|ing)?\b|\bdiv(?:e|ing)\b|in (?:the )?(?:pool|sea|rain)\b|schwimmen|duschen|tauchen|im regen|nager|piscine|douche|sous la pluie|nadar|piscina|ducha|lluvia|nuotare|doccia|pioggia|wasserdicht|wasserabweisend|imperméable|impermeable|impermeabil|à l'eau|al agua|防水|撥水/u,
  wash: /machine[- ]wash|washing machine|washable|\bwash\b|waschbar|waschmaschine|lavable|lavage|lavar|lavabil|lavaggio|lavadora|lavatrice|洗濯|手洗い|水洗い|机洗|可洗|水洗/u,
  dishwasher: /dishwasher|spülmaschine|lave-vaisselle|lavavajillas|lavastoviglie|lava-louças|食洗機|食器洗い|洗碗机/u,
  oven: /\boven\b|backofen|\bfour\b|\bhorno\b|\bforno\b|オーブン|烤箱/u,
  microwave: /microwave|mikrowelle|micro-?ondes|microondas|microonde|レンジ|微波/u,
  weight:
    /\bweigh|\bgrams?\b|how heavy|\d\s?(?:g|kg|oz|lbs?)\b|gewicht|wiegt|wie schwer|combien (?:pèse|de grammes)|cuánto pesa|quanto pesa|\bpoids\b|pèse|\bpesa\b|\bpeso\b|重さ|重量|多重|重量/u,
  dimensions:
    /dimension|measure|how (?:big|large|tall|wide|deep)|how long (?:is|are) (?:it|they|the)(?! (?:delivery|shipping|wait|warranty|battery))|\d\s?(cm|mm|inch)|abmessung|wie groß|\bmaße\b|taille fait|dimensión|medidas|misure|サイズは|寸法|多大|尺寸/u,
  capacity:
    /capacity|how many lit|\d\s?(litres?|liters?|ml|l)\b|volumen|fassungsvermögen|contenance|capacité|capacidad|capienza|capacità|容量|容量|多少升/u,
  battery: /battery|akku|batterie|batería|batteria|bateria|バッテリー|電池/u,
  warranty:
    /warranty|guarantee|\b(?:is|are|am i|that|this|it) (?:still )?covered\b(?! (?:in|with|up)\b)|garantie|garantía|garanzia|garantia|保証|保修|质保/u,
  scratches: /scratch|kratz|rayure|\braye|\braya|rayan|graffi|arranh|\briscar?\b|傷(?:が)?つき|刮花|划痕|刮痕/u,
  vegan: /vegan|végan|végétalien|ヴィーガン|ビーガン|纯素/u,
  laptop: /laptop|notebook|ordinateur portable|portátil|ノートパソコン|ノートpc|笔记本/u,
  origin: /made in|where .*made|manufactured|hergestellt|fabriqué|fabricad|prodott|fabbricat|原産|製造|产地|哪里产/u,
  material:
    /\bmaterial|made of|made from|fabric|stoff|matière|tissu|tejido|materiale|tessuto|tecido|素材|材質|什么材质|材质|面料/u,
  caffeine: /caffeine|decaf|koffein|caféine|cafeína|caffeina|カフェイン|咖啡因/u,
  restock: compact(
    /return(?:s|ing)? to stock\b|\b(?:colou?rs?|shades?|sizes?|versions?|models?|editions?|scents?|flavou?rs?|patterns?|prints?|designs?|styles?|ones?|it|this|they) (?:be )?returning\b(?! (?:it|them|my|the|an?|because|due|this(?! (?:spring|summer|autumn|fall|winter|year|month|season|week|christmas)))\b)|(?<!\p{L})(?:ser(?:a|ont|ait)|est|sont|être|bientôt|prochainement)(?:[ -](?:t-)?(?:il|elle|ils|elles))? (?:\p{L}+ ){0,2}?de retour(?!\p{L})|(?:coming|come|be|get) back in\b|back (?:in stock|soon|again|anytime)\b|\bre-?stock|in stock\b|\bsold out\b|wieder (?:da|verfügbar|lieferbar|auf lager|erhältlich|im sortiment|rein)(?!\p{L})|(?:nach|auf)gefüllt|réassort|(?:de nouveau|bientôt|retour) (?:en stock|disponible)|(?:vuelv|volv)\p{L}+ a (?:tener|haber|estar|salir)|disponible otra vez|reponed|repon(?:er|gan)|(?:torn|ritorn)\p{L}* (?:disponibil|in stock)|(?:volta|voltar)(?: a ter)?(?: \p{L}+){0,2} (?:estoque|stock)|再入荷|再販|补货|有货/u,
  ),
  discount: compact(
    /\bdiscounts?\b|\bvouchers?\b|\bcoupons?\b|\bpromo(?:tion(?:al|s)?)?\b|\bloyalty (?:program(?:me)?|scheme|points?|cards?|discounts?|rewards?)|\bdeals\b|\b(?:any|a|special|bundle) deal\b|\bon sale\b|\b(?:next|any|a|summer|winter) sale\b|black friday|rabatt|gutschein|preisnachlass|treue(?:programm|punkte|bonus)|(?<!\p{L})remises?(?! en)(?!\p{L})|(?<!\p{L})réductions?(?!\p{L})|code promo|rabais|(?:carte|programme|points) (?:de )?fidélité|descuento|cup[oó]n|código promocional|rebajas|(?<!\p{L})scont[oi](?!\p{L})|codice promo|promozion|desconto|cupom|cupão|promoç|割引|クーポン|セール|优惠|折扣|打折/u,
  ),
  parts: partReplacement,
  'trade-in':
    /\btrad(?:e|ing)[- ]?ins?\b|\b(?:in exchange|exchange) (?:for|of) (?:my |our |your |an? )?(?:old|used)\b|inzahlungnahme|in zahlung|reprise d[e’']? ?ancien|plan renove|permuta|下取り|以旧换新/u,
  engraving:
    /engrav|monogram|personali[sz]|gravur|gravier|gravure|graver|personnalis|grabad[oa]|grabar|incision|incidere|gravação|gravar|刻印|名入れ|刻字/u,
  substances: compact(
    /\blead[- ]free|\blead (?:or|and|in)\b|\b(?:any|contains?|of) lead\b|cadmium|\bbpa\b|pfas|phthalat|\bblei(?:frei)?(?!\p{L}|\s?stift)|plomb(?!\p{L})|\bplomo\b|piombo|chumbo|鉛|含铅/u,
  ),
  colours: compact(
    /\bcolou?rs\b|(?:what|which|other|another|different|any) colou?r\b|(?:comes?|available|have (?:it|this|them|one)|get (?:it|this|one)) in (?!stock|time|handy|a |an |the |two|one|with|size|x+[sl]\b|[sml]\b|\d)\p{L}+|(?<!\p{L})farben(?!\p{L})|welcher farbe|andere farbe|in (?:schwarz|weiß|blau|grün|rot|grau|beige|rosa|gelb|braun)(?!\p{L})|couleurs(?!\p{L})|(?:quelle|autre) couleur|coloris|en (?:noir|blanc|bleu|vert|rouge|gris|beige|rose|jaune|marron)(?!\p{L})|\bcolores\b|(?:qué|otro) color|en (?:negro|blanco|azul|verde|rojo|gris|rosa|amarillo|beige|marrón)(?!\p{L})|\bcolori\b|in (?:nero|bianco|blu|rosso|grigio|verde|giallo|marrone)(?!\p{L})|em (?:preto|branco|azul|verde|vermelho|cinza|rosa|bege|amarelo|marrom)(?!\p{L})|\bcores\b|カラー|色(?:違い|展開)|何色|(?:他|ほか|別)の色|[赤青緑黒白茶黄灰紺]色|颜色|[红蓝绿黑白灰黄棕]色/u,
  ),
  shedding: compact(
    /(?<!(?:the|a|my|our|garden|tool|your) )\bshed(?:s|ding)?\b|\bfluff(?:s|y bits)?\b|\blint\b|loose fib(?:re|er)s?|\bpilling\b|fussel|fusselt|flusen|faserverlust|lose fasern|(?<!\p{L})pelucher?s?(?!\p{L})|boulocher?|fibres? (?:libres?|qui|qui se)|pelusas?(?!\p{L})|(?:suelta|fibras) (?:pelo|sueltas)|pelucchi|perde (?:pelo|pelucchi|fibre)|fiapos?(?!\p{L})|fibras soltas|毛羽|遊び毛|抜け毛|毛が抜け|掉毛|起毛|掉絮/u,
  ),
  beep: compact(
    /\bbeep(?:s|ing)?\b|\bbuzzer\b|\bbleep|piep(?:t|en|s|ser|ton|st)?(?!\p{L})|signalton|summerton|(?<!\p{L})bips?(?!\p{L})|signal sonore|pitidos?(?!\p{L})|zumbador|segnale acustico|cicalino|(?<!\p{L})bipes?(?!\p{L})|(?<!\p{L})apitos?(?!\p{L})|aviso sonoro|ブザー|ピー音|ビープ|電子音|蜂鸣|提示音/u,
  ),
  voltage: compact(
    /\bvolts?\b|\bvoltage\b|(?<!\p{Nd})(?:1[0-2]0|2[0-4]0) ?v(?!\p{L})|(?:voltage|power|with an?|step-?down) (?:converter|transformer)|spannungswandler|netzspannung|welche spannung|convertisseur|transformateur|quelle tension|voltaje|voltios?|transformador|convertidor|convertitore|trasformatore|voltaggio|voltagem|bivolt|ボルト|電圧|変圧器|电压|变压器|伏特/u,
  ),
  nickel: /\bnickel|níquel|\bnichel|\bnikkel|ニッケル|镍/u,
  dryer:
    /\btumble|(?<!hair[- ]?)\bdryer|wäschetrockner|trockner\b|sèche-linge|secadora|asciugatrice|máquina de secar|乾燥機|タンブル|烘干|干衣机/u,
  allergen: /allergen|gluten|\bnuts?\b|lactose|nüsse|allergène|alérgen|allergen|アレルギー|グルテン|过敏/u,
}
