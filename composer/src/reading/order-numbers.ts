import { compact } from '../words/compact.ts'

/** Whether the customer names an order's number: "order 48213", "Bestellnummer: AB-10442", "注文番号 12345". */
export function givesOrderNumber(text: string): boolean {
  const small = text.slice(0, 4000)
  const numbers = [...small.matchAll(named), ...(order.test(small) ? small.matchAll(marked) : [])]
  return numbers.some(([, number = '']) => !year.test(number) && digits(number) >= 4)
}

const digits = (number: string): number => number.replaceAll(/\D/g, '').length

/** "#A10482", wherever an order is spoken of. */
const marked = compact(/(?<![\p{L}\d#])#((?:[A-Z]{1,5}-?)?\d[\dA-Z-]{3,23})/giu)
const order = compact(
  /(?<!\p{L})(?:orders?|ordered|bestell\p{L}*|commande|pedido|encomenda|ordine|bestelling|parcel|paket|colis|paquete|pacco|delivery)(?!\p{L})|注文|订单/iu,
)

/** "Order 2024" is a year. */
const year = /^(?:19|20)\d\d$/u

const sign = '(?:[\\s.:,;?!#°º-]|number|no|nr|nummer|num[eé]ro|n[uú]mero|n|id|is|lautet|ist|war|est|es|è|é|was){0,8}'
const named = compact(
  `(?:(?<!\\p{L})(?:orders?|bestell(?:ung|nummer|nr)|auftrag(?:snummer)?|commande|pedido|encomenda|ordine|ordernummer|bestelling)(?!\\p{L})${sign}|(?:注文番号|注文ID|ご注文|订单号|订单编号|订单)[^\\p{L}\\d]{0,4}(?:は|是|为)?[^\\p{L}\\d]{0,3})#?((?:[A-Z]{1,5}-?)?\\d[\\dA-Z-]{3,23})(?![\\d.,]*\\s?(?:€|%|\\$|£|euros?|dollars?))`,
  'giu',
)
