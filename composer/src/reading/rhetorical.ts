/** Rhetorical questions that express an opinion: "what more could you want?" is praise. */
export function isRhetorical(sentence: string): boolean {
  return rhetorical.test(sentence.toLowerCase())
}

const latin = [
  '(?:what|anything) (?:else|more) (?:can|could|do|would|is there|to)|need (?:i|we) say more|who (?:knew|would have thought|needs|cares)|why not|right\\?+$',
  'was will man mehr|was (?:soll|kann) man (?:da )?(?:noch|mehr)|muss (?:ich|man) (?:da )?(?:noch )?mehr|braucht man mehr|wer braucht|wer hätte',
  "(?:que|quoi) (?:dire|demander|vouloir) de (?:plus|mieux)|dire de plus|que demander|qui (?:l’|l')?aurait cru",
  '(?:hace falta|necesario|qué más) (?:decir|pedir|se puede|puedo|puede)|decir más|pedir más|quién lo (?:diría|iba)',
  '(?:serve|altro da|cosa) (?:dire|aggiungere|chiedere|volere) (?:altro|di più)|dire altro|(?:che|cosa) (?:altro|volere di più|chiedere di più)',
  '(?:precisa|preciso|o que mais) (?:dizer|falar|pedir|querer|posso)|dizer mais|falar mais|quem diria',
].join('|')

const rhetorical = new RegExp(
  `(?<!\\p{L})(?:${latin})|还(?:用|需要)(?:多)?说|还能(?:说|要求)(?:什么|啥)|夫复何求|(?:これ|それ)以上(?:何|なに)|言うことな`,
  'u',
)
