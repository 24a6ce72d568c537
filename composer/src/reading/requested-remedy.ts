import { compact } from '../words/compact.ts'

/** Whether the customer asks for their money back, a replacement, or a return. */
export function requestsRemedy(text: string, language: string | null): boolean {
  const pattern = language === null ? undefined : patterns[language]
  if (!pattern) return false
  const small = text.toLowerCase().replaceAll('’', "'")
  return [...small.matchAll(pattern)].some(
    ({ index, 0: found }) => !denial.test(`${small.slice(Math.max(0, index - 12), index)}${found}`),
  )
}

/** "I don’t want a refund", "je ne demande pas de remboursement". */
const denial = compact(/(?<!\p{L})(?:no|not|never|without|nicht|kein\p{L}*|ne|n'|pas|non|não)(?!\p{L})|n't(?!\p{L})/u)

const words = (...alternatives: string[]): RegExp => compact(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'gu')

/** Up to four words between the request and what it is for. */
const few = '(?:\\p{L}+ ){0,4}'

const patterns: Record<string, RegExp> = {
  en: words(
    `(?:want|would like|i'd like|need|demand|demanding|expect|requesting|asking for|give me|get me|send me|can i (?:get|have)|could i (?:get|have)|i'd prefer) ${few}(?:refund|refunded|money back|replacement|exchange)(?! (?:every|each|parts?|policy))`,
    `(?:please|can you|could you|will you|kindly) ${few}(?:refund|replace|exchange)`,
    "(?:want|would like|i'd like|need|can i|could i|may i|how do i|how can i) (?:to )?(?:\\p{L}+ ){0,2}(?:swap|exchange|send (?:it|them|this) back|return (?:it|them|this))",
    'refund me|(?:refund|money back|replacement),? please',
    'how (?:do|can) i get (?:a|my) (?:refund|money|replacement)',
  ),
  de: words(
    `(?:möchte|möchten|will|wollen|hätten? gerne?|verlangen?|fordern?|erwarten?|bitten? um|wünschen?|bekomme ich|kann ich) (?:\\p{L}+ ){0,5}(?:geld zurück|rückerstattung|erstattung|ersatz|umtausch|umgetauscht|umtauschen|zurückgeben|zurückschicken)`,
    `(?:bitte|könnt ihr|könnten sie|können sie) ${few}(?:erstatten|ersetzen|umtauschen|austauschen|geld zurück)`,
    'geld zurück,? bitte',
  ),
  fr: words(
    `(?:veux|voudrais|souhaite|souhaiterais|aimerais|demande|exige|attends|puis-je|pouvez-vous|pourriez-vous|merci de) ${few}(?:remboursée?|rembourser|remboursement|échange|échanger|remplacement|remplacer|retourner|renvoyer)`,
    'remboursez-moi|remplacez-le',
  ),
  es: words(
    `(?:quiero|quisiera|querría|me gustaría|solicito|pido|exijo|espero|pueden|podrían|podéis) (?:(?:un|una|el|la|que|me|lo|hacer|mi) ){0,3}(?:reembolso|reembolsar|reembolsen|devuelvan|devolver|devolverlo|devolución|cambio|cambiar|cambiarlo|reemplazo)`,
    'devuélvanme|devolvedme|reembólsenme',
  ),
  it: words(
    `(?:voglio|vorrei|chiedo|pretendo|desidero|posso|potete|potreste|gradirei) ${few}(?:rimborso|rimborsare|rimborsata|rimborsato|sostituzione|sostituire|cambio|restituire|restituirlo|soldi indietro)`,
    'rimborsatemi|ridatemi i soldi',
  ),
  pt: words(
    `(?:quero|queria|gostaria|solicito|peço|exijo|espero|posso|podem|poderiam) ${few}(?:reembolso|reembolsar|estorno|devolução|devolver|troca|trocar|substituição|dinheiro de volta)`,
    'devolvam meu dinheiro',
  ),
  ja: /(?:返金|返品|交換|払い戻し)(?:を|も)?(?:希望|お願い|求め)|(?:返金|返品|交換)(?:して(?:ほしい|欲しい|ください|もらいたい|もらえ(?:ます|ません)か|いただきたい|いただけ)|したい)/gu,
  zh: /(?:要求|希望|我想|我要|想要|申请|给我|能不能|请)[^，。！？\n]{0,5}(?:退款|退货|换货|退钱|退换|补发|重发)|可以[^，。！？\n]{0,5}(?:退款|退货|换货|退换)(?:吗|么|嘛)/gu,
}
