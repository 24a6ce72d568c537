import { numeral } from '../words/numerals.ts'
import { words } from '../words/term-pattern.ts'
import type { ClaimPattern } from './claim.ts'
import { compact } from '../words/compact.ts'

const currency =
  '[$€£¥₹₩₺₽]|usd|eur|gbp|jpy|chf|rs\\.?|inr|aud|cad|nzd|sgd|aed|sek|nok|dkk|pln|zł|bucks|quid|r\\$|dollars?|euros?|pounds?|pence|cents?|yen|pfund|libras?|dólares|dollari|sterline|reais'
const currencyAfter = `${currency}|円|元|块钱|人民币|ドル|ユーロ|ポンド`
const number = "\\p{Nd}+(?:[.,]\\p{Nd}+|['\u00a0 ]\\p{Nd}{3})*"

/** Statements that would cost the shop money. */
export const moneyPatterns: ClaimPattern[] = [
  {
    kind: 'discount',
    reason: 'No stored fact mentions this percentage.',
    pattern: compact(
      /(?:\p{Nd}+(?:[.,]\p{Nd}+)?|(?<!\p{L})(?:five|ten|fifteen|twenty|thirty|forty|fifty|fünf|zehn|fünfzehn|zwanzig|dreißig|fünfzig|cinq|dix|quinze|vingt|trente|cinquante|cinco|diez|quince|veinte|treinta|cincuenta|cinque|dieci|quindici|venti|trenta|cinquanta|dez|vinte|trinta|cinquenta)|[一二三四五六七八九](?=[割折]))\s?(?:[%％]|percent|per cent|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|パーセント|割引|割|折)/giu,
    ),
  },
  {
    kind: 'discount',
    reason: 'This looks like a discount code.',
    pattern: compact(/(?<![\p{L}\p{N}])(?=[A-Z0-9-]*[A-Z]{3})(?=[A-Z0-9-]*\d)[A-Z0-9-]{5,}(?![\p{L}\p{N}])/gu),
  },
  {
    kind: 'discount',
    reason: 'No stored fact mentions this code.',
    pattern: compact(
      /(?:(?<!\p{L})(?:[Cc]od[eo]|CODE|[Cc]ódigo|[Cc]odice)|コード|代码|优惠码)\s*[:：]?\s*["“«「]?(?=[\p{Lu}\p{N}-]*[\p{Lu}\p{N}]{3})[\p{Lu}\p{N}-]{3,}/gu,
    ),
  },
  {
    kind: 'discount',
    reason: 'No stored fact supports this discount, voucher or gift.',
    pattern: words(
      "discounts?|discounted|(?:best|lowest|special|exclusive) (?:offers?|prices?|rates?|deals?)|sonderangebot\\p{L}*|(?:beste[nr]?|günstigste[nr]?|exklusive[ns]?) (?:angebot|preis)\\p{L}*|(?:meilleure?s?) (?:offres?|prix|tarifs?)|offres? (?:spéciale|exclusive)s?|mejores (?:precios|ofertas)|ofertas? (?:exclusiv|especial)\\p{L}*|migliori (?:prezzi|offerte)|offert[ae] (?:special|esclusiv)\\p{L}*|melhores (?:preços|ofertas)|vouchers?|coupons?|promo(?:tion)?(?:al)?[- ]?codes?|store credits?|free (?:gift|sample|item|product|one)s?|gift cards?|cash ?back|half price|buy one,? get one|on the house|a little something|(?:something|a treat|a surprise|an extra) (?:\\p{L}+ )?in your (?:next )?(?:order|parcel|box)|rabatte?s?|rabattcodes?|gutscheine?[ns]?|gutscheincodes?|preisnachlass|nachlass|geschenkt|geschenkgutschein|(?:geht|gehen) aufs haus|(?:legen|packen) (?:wir )?(?:ihnen|dir|euch) (?:\\p{L}+ ){0,4}(?:bei|dazu|rein)|zum halben preis|réductions?|remises?|ristournes?|bons? d['’]achat|codes? promo|cadeau offert|offert(?:e|s|es)? par|geste commercial|chèque cadeau|(?:à )?moitié prix|(?:on|nous) vous offr(?:e|ons|irons)(?! (?:nos|mes|toutes))|(?:la|le) prochaine? (?:vous )?est offerte?|descuentos?|cup[óo]n(?:es)?|código promocional|regalo gratis|de regalo|vale de compra|tarjeta regalo|a mitad de precio|invita la casa|sconti|sconto|buon[oi] sconto|codice sconto|in omaggio|omaggio|buono regalo|a metà prezzo|offre la casa|descontos?|cupom|cupons|brindes?|vale[- ]presente|vale[- ]compras",
      '割引|値引|クーポン|ギフト券|ギフトカード|プレゼントいたし|ポイント(?:を)?進呈|半額|优惠|折扣|打折|优惠券|代金券|礼品卡|赠送|免单|红包|返现|半价',
    ),
  },
  {
    kind: 'amount',
    reason: 'No stored fact mentions this amount.',
    pattern: compact(
      `(?<![\\p{L}\\p{N}])(?:${numeral}) (?:pounds?|dollars?|euros?|quid|bucks|pence|libras|dólares|reais|pfund)(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:${currency})\\s?${number}|(?<![\\p{Script=Latin}\\p{N}])\\p{Nd}+(?:[.,]\\p{Nd}+)*\\s?(?:${currencyAfter})(?!\\p{Script=Latin})|(?<!\\p{L})(?:costs?|priced at|kostet|kosten|coûte|cuesta|custa) (?:only |just |nur |que |solo |apenas )?\\p{Nd}+(?:[.,]\\p{Nd}+)?`,
      'giu',
    ),
  },
  {
    kind: 'refund',
    reason: 'This mentions a refund, return, replacement or compensation.',
    always: true,
    pattern: words(
      [
        "(?:re)?imburse\\p{L}*|refund\\p{L}*|money[- ]back|your money(?: back)?|compensat\\p{L}*|pay you|credit your|(?:a|your|the|free|new) replacements?|replace (?:it|them|the|your|this)|replacing (?:it|them|the|your)|be replaced|(?:send|ship|mail|sent|shipp?|sending|shipping)(?:ed|ing)? (?:you )?(?:out )?(?:a|an|another|out) (?:new|another|replacement|second)\\p{L}*|(?:send|sending) you (?:a new|another)|exchange (?:it|them|the|your)|charge ?backs?|free returns?|return (?:labels?|it to us|them to us)|(?:can|may|could) (?:\\p{L}+ )?(?:return|exchange|send (?:it|them) back)|goodwill (?:gesture|payment)|make it up to you|credit note|you(?:['’]ll| will| can| may) (?:get|receive|have) (?:a (?:new|second|fresh)|another) \\p{L}+|you (?:can|may) keep (?:it|them|the)|no need to (?:return|send) (?:it|them|the)|(?:just |please |simply )keep (?:it|them)(?! (?:up|in mind|coming))|match (?:any|their|that|the lowest) price|price[- ]match",
        '(?:betrag|geld) (?:\\p{L}+ ){0,3}(?:überwiesen|gutgeschrieben)|rückerstatt\\p{L}*|zurückerstatt\\p{L}*|erstatt\\p{L}*|rückzahl\\p{L}*|zurückzahl\\p{L}*|gutschrift\\p{L}*|gutschreib\\p{L}*|geld zurück|ersatz|ersatz(?:lieferung|artikel|produkt|gerät|teil)\\p{L}*|ersetzen|umtausch\\p{L}*|tausch\\p{L}* (?:\\p{L}+ ){0,3}um|(?:schick|send)\\p{L}* (?:\\p{L}+ ){0,6}zurück|umzutauschen|entschädig\\p{L}*|kulanz\\p{L}*|zurück(?:schick|send|geb|nehm)\\p{L}*|zurückzu(?:schicken|senden|geben|nehmen)|retour(?:e|en|nier\\p{L}*|enschein)|rücksend\\p{L}*|rückgabe\\p{L}*',
        "rembours\\p{L}*|dédommag\\p{L}*|indemnis\\p{L}*|remplac(?:er|é|ée|és|ées|ement|ons|erons|era)\\p{L}*|échang(?:er|erons|é|ée)|échange (?:gratuit|du|de)|renvoyer|renvoi gratuit|retourner (?:l['’]|le|la|les|votre|vos|cet)\\p{L}*|retours? gratuits?|(?:bon|étiquette) de retour|avoir sur",
        'reembols\\p{L}*|devolv\\p{L}*|devuelv\\p{L}*|devoluci[óo]n(?:es)?|indemniz\\p{L}*|compens(?:a|ar|aremos|aci[óo]n|arle|arte)|reemplaz\\p{L}*|repondremos|reposici[óo]n|abonar(?:emos|le|te)|cambiar(?:emos|le|lo|la)|sustituir\\p{L}*|sustituci[óo]n',
        "rimbors\\p{L}*|risarc\\p{L}*|sostitu\\p{L}*|restitu\\p{L}*|reso gratuito|i resi|rendere (?:il|la|l['’])\\p{L}*|indennizz\\p{L}*|riaccredit\\p{L}*",
        'estorn\\p{L}*|indeniz\\p{L}*|substitui\\p{L}*|ressarc\\p{L}*|devoluç\\p{L}*|reenvi\\p{L}*|trocar(?:emos)?|(?:a|uma) troca|dinheiro de volta',
      ].join('|'),
      '返金|払い戻|払戻|交換|取り替え|取替|代替品|代品|新品をお送り|再送|弁償|補償|返品|返送|お詫びの品|退款|退钱|退货|退还|退换|换货|换新|更换|赔偿|赔付|补偿|补发|重发|重新发|重新寄|寄回|全额',
    ),
  },
]
