import { compact } from '../words/compact.ts'

/** Rhetorical questions that express an opinion: "what more could you want?" is praise. */
export function isRhetorical(sentence: string): boolean {
  return rhetorical.test(sentence.trim().toLowerCase())
}

const latin = [
  "^(?:so |and |but )?what(?: the \\p{L}+)?(?: is|'s|’s|s)? going on(?: over there| there| here| with you(?: guys| people| lot)?| at your (?:company|shop|store|end|place))?[?!\\s]*$",
  '(?:what|anything) (?:else|more) (?:can|could|do|would|is there|to)|^(?:so |and |but |just |am |i am )*(?:hoping|hopefully|fingers crossed|i hope|i guess|guess)(?!\\p{L})|need (?:i|we) say more|what (?:more )?does (?:that|this|it) (?:tell|say)(?: (?:you|us|me))?(?: about (?:it|them|this|the \\p{L}+))?[?!\\s]*$|what(?:.s| is) not to (?:love|like|adore)|what can (?:i|you|one) say|who (?:knew|would have thought|needs|cares)|why not|right\\?+$|^(?:so |and |but |now )*(?:guess what|do i (?:even )?need to|(?:would|will) i (?:stay|go back|come back|be back|visit|shop|eat|try)|would i (?:buy|order|recommend|get|use|do|purchase|go|change|return)|(?:do|did|am|was) i (?!.*(?:need to|have to|supposed))(?:love|like|regret|recommend|happy|pleased|impressed|disappointed|mention|expect|surprised))',
  'was will man mehr|was (?:soll|kann) man (?:da )?(?:noch|mehr)|was (?:soll|kann) (?:ich|wir) (?:da |dazu )?(?:noch|mehr|nur) (?:mehr )?(?:dazu )?(?:sagen|schreiben)|was sagt (?:ihnen|dir|euch|uns|einem) das|muss (?:ich|man) (?:da )?(?:noch )?mehr|braucht man mehr|wer braucht|wer hätte|^(?:und |aber )?würde ich (?:\\p{L}+ ){0,3}(?:wieder|nochmal|noch einmal|empfehlen|kaufen|bestellen)',
  "(?:que|quoi) (?:dire|demander|vouloir) de (?:plus|mieux)|dire de plus|que demander|qui (?:l’|l')?aurait cru|^(?:et |alors |est-ce que )*(?:je (?:le |la |les )?(?:recommande|rachèterais|reprendrais)|vais-je (?:en )?(?:racheter|recommander))",
  '(?:hace falta|necesario|qué más) (?:decir|pedir|se puede|puedo|puede)|decir más|pedir más|quién lo (?:diría|iba)|^¿?\\s?(?:y )?(?:(?:lo|la|los|las) (?:volvería|recomiendo|recomendaría|compraría)|volvería a|repetiría)',
  '(?:serve|altro da|cosa) (?:dire|aggiungere|chiedere|volere) (?:altro|di più)|dire altro|(?:che|cosa) (?:altro|volere di più|chiedere di più)|^(?:e )?(?:(?:lo|la|li|le) (?:ricomprerei|consiglio|consiglierei|rifarei)|ricomprerei)',
  '(?:precisa|preciso|o que mais) (?:dizer|falar|pedir|querer|posso)|dizer mais|falar mais|quem diria|^(?:e )?(?:compraria|recomendo|recomendaria|voltaria a)',
].join('|')

const rhetorical = compact(
  `(?<!\\p{L})(?:${latin})|还(?:用|需要)(?:多)?说|还能(?:说|要求)(?:什么|啥)|夫复何求|(?:これ|それ)以上(?:何|なに)|言うことな`,
  'u',
)
