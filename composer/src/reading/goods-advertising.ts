import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** Words that sell other goods or services, with a link or a contact: "Cheap watches, best prices, wa.me/…". */
export function advertisedGoods(text: string): string | null {
  if (!contact.test(text)) return null
  const small = plainly(text)
  const [words] = offers.exec(small) ?? []
  return words !== undefined && !ofACustomer.test(small) ? words : null
}

/** An address with a common ending, or a messenger. An email address or a phone number counts only with a "call" or so. */
const contact = compact(
  /https?:\/\/|www\.|(?<![\p{L}\d@])[\p{L}\d-]{3,40}\s?(?:\.|\[\.\]| dot )\s?(?:com|net|shop|store|online|xyz|info|biz|ru|cn|top|site|club|vip|io|co|de|fr|es|it|nl|br|jp)(?![\p{L}\d])|(?<!\p{L})(?:whats ?app|telegram|wechat|viber|t\.me|wa\.me|line id)(?!\p{L})|(?:call|text|contact|order|email|write|visit|schreibt?|anruf\p{L}*|kontakt\p{L}*|appelez|contactez|llama\p{L}*|escrib\p{L}*|contacta\p{L}*|ligue|chame|chiama\p{L}*|scriv\p{L}*|bel|mail)(?:\P{L}{1,3}\p{L}+){0,2}\P{L}{1,4}(?:\+?\d[\d\s().-]{6,}|[\p{L}\d._-]{2,40}@)/iu,
)

const goods =
  '(?:(?:\\p{L}+ )?(?:watch(?:es)?|rolex(?:es)?|hand-?bags?|sneakers|sunglasses|perfumes?|jewel(?:le)?ry|phones?|iphones?|viagra|cialis|pills|steroids|vapes?|diplomas?|passports?|licen[cs]es?|loans?|followers|likes|reviews|essays?|seo|backlinks|hosting|vpn|iptv|subscriptions?|supplements))'

const audience =
  '(?:(?:instagram|insta|tiktok|youtube|facebook|twitter|google) )?(?:followers|likes|subscribers|views|customers|clients|traffic|leads|reviews|backlinks|sales)'

const offers = anyOf(
  [
    `(?:get|buy|gain|boost|want|need|increase) (?:your |up to |over )?(?:\\d[\\d.,]*k?\\+? ?)?(?:(?:more|real|free|new|organic|active|instant|cheap|targeted|genuine|quality|high) ){1,3}${audience}|(?:get|buy|gain) \\d[\\d.,]*k?\\+? ${audience}|\\d[\\d.,]*k?\\+? (?:real )?${audience} (?:for|only) [$€£]?\\d+|(?:followers|likes|subscribers) in (?:\\d+ ?h|\\d+ hours|one day|a day|minutes)`,
    `(?:sell(?:ing)?|offer(?:ing)?|provid(?:e|ing)|suppl(?:y|ying)) (?:(?:you|real|genuine|verified|authentic|positive|cheap|new|five|\\d+)[ -]){0,4}(?:stars? )?(?:(?:instagram|insta|tiktok|youtube|facebook|google|amazon) )?(?:reviews|ratings|followers|likes|subscribers)`,
    `(?:cheap(?:est)?|replica|fake|luxury|designer|discount(?:ed)?|wholesale|branded|genuine|authentic|aaa|swiss|buy|order|get|best|top|affordable|generic) ${goods}(?: (?:for sale|online|here|now|at|from|in|with|only|available|wholesale|shop|store|[^\\p{L}]))?`,
    `${goods} (?:for sale|at (?:the )?(?:best|lowest|cheap|wholesale|factory) prices?|wholesale|\\d{2}% off|from only|from \\$)`,
    '(?:best|lowest|cheapest|wholesale|factory) prices?(?:,|!| on| for| guaranteed| online)[^\\n]{0,60}(?:order|buy|shop|visit|contact|call|whatsapp)|buy (?:now|here|online) (?:at|on|from|with)|(?:order|shop) (?:now|today|online) (?:at|on) \\S+\\.|(?:\\d{2}|up to \\d{2}) ?% (?:off|discount) (?:on|at) (?:our|my|all)|free shipping worldwide',
    '(?:we|i) (?:sell|offer|supply|provide|manufacture|export) (?:\\p{L}+ ){0,4}(?:at|for|with|worldwide)|(?:looking for|need) (?:a |an )?(?:loan|investors?|suppliers?|followers|traffic)|grow your (?:business|sales|followers|instagram)|rank (?:your|higher)|your (?:website|business|shop) (?:needs|could|deserves)',
    '(?:billige?|günstige?|replica|nachgemachte|luxus) (?:\\p{L}+ )?(?:\\p{L}*uhren|handtaschen|sneaker|parfums?|schmuck|handys|medikamente|potenzmittel|kredite?)|(?:jetzt|hier|online) (?:günstig )?(?:bestellen|kaufen|zuschlagen)',
    '(?:montres?|sacs?|baskets|parfums?|bijoux|téléphones?|crédits?|prêts?|médicaments) (?:\\p{L}+ )?(?:pas ch(?:ers?|ères?)|de luxe|répliques?|à prix cassés?|en promo)|(?:prêt|crédit) (?:rapide|entre particuliers|sans justificatif)|répliques? de montres?',
    '(?:relojes|bolsos|zapatillas|perfumes|joyas|móviles|préstamos|medicamentos) (?:\\p{L}+ )?(?:barat[oa]s|de lujo|réplicas?|de imitación|al mejor precio|rápidos)|réplicas? de relojes|compra (?:ya|ahora|aquí)',
    '(?:relógios|bolsas|tênis|perfumes|joias|celulares|empréstimos|remédios) (?:\\p{L}+ )?(?:barat[oa]s|de luxo|réplicas?|importad[oa]s|em promoção|rápidos?)|réplicas? de relógios|(?:compre|peça) (?:já|agora|aqui)',
    '(?:orologi|borse|scarpe|profumi|gioielli|telefoni|prestiti|farmaci) (?:\\p{L}+ )?(?:economic[ih]e?|di lusso|replica|a basso prezzo|in offerta|rapidi|scontat[ie])|repliche di orologi|(?:compra|acquista|ordina) (?:ora|subito|qui)',
    '(?:goedkope?|replica|luxe) (?:\\p{L}+ )?(?:horloges?|tassen|sneakers|parfums?|sieraden|telefoons?|leningen|medicijnen)|(?:koop|bestel) (?:nu|hier)',
  ],
  '(?:激安|格安|スーパーコピー|コピー品|ブランド|最安値)[^。！？\\n]{0,12}?(?:時計|バッグ|財布|靴|サイト|通販|販売)|(?:高仿|精仿|复刻|廉价|低价)[^。！？\\n]{0,8}?(?:手表|名表|包|鞋)|(?:加微信|加我微信|微信号)',
)

/** Speaks of an own purchase: a customer who compares prices or asks for a call. */
const ofACustomer = compact(
  /(?<!\p{L})(?:(?:i|we) (?:\p{L}+ )?(?:bought|ordered|received|purchased|got|paid|love|returned|found|saw|tried|wear|use|have|had|want|wanted|was|were|am)|i've|i'm|my (?:\p{L}+ )?(?:order|refund|parcel|package|money|watch|bag|wife|husband|son|daughter)|ich habe|wir haben|meine bestellung|j'ai|nous avons|ma commande|he comprado|compré|mi pedido|comprei|meu pedido|ho comprato|ho ordinato|il mio ordine|ik heb|mijn bestelling)(?!\p{L})|買いました|購入しました|注文しました|我买|买了/u,
)
