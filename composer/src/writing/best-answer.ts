import { contentOf } from '../words/sentences.ts'
import { quantitiesIn } from '../words/quantities.ts'
import { questionTopicsOf } from '../reading/question-topics.ts'

export interface Candidate {
  text: string
  /** The brand's own topic for a fact. */
  topic: string | null
  from: 'answered' | 'informed' | 'contact'
}

/**
 * The sentence that answers the question: about the same topic, with the same words, and with a duration or an amount if
 * the question asks for one. Null if none does, or if two do so equally well: a wrong answer is worse than none.
 */
export function bestAnswer(question: string, candidates: readonly Candidate[]): Candidate | null {
  const small = question.toLowerCase()
  const asked = questionTopicsOf(small)
  // "Is it coming back in XL?" isn't about which sizes there are.
  const topics = asked.has('restock') ? new Set(['restock']) : asked
  const content = contentOf(small)
  const scored = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, small, topics, content) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  return !best || best.score === next?.score ? null : best.candidate
}

function scoreOf(
  { text, topic, from }: Candidate,
  question: string,
  topics: ReadonlySet<string>,
  content: ReadonlySet<string>,
): number {
  if (!namesPlace(text.toLowerCase(), question)) return 0
  const about = new Set([...questionTopicsOf(text), ...(topic ? [topic] : [])])
  const shared = [...topics].filter((one) => about.has(one)).length
  // Without a topic that we know, only a fact that shares a telling word can answer.
  const telling = [...contentOf(text)].filter((word) => content.has(word) && !common.has(word)).length
  if (shared === 0 && (topics.size > 0 || telling < 2)) return 0
  if (isOnlyDelivery(topics, question) && telling === 0) return 0
  const duration = asksForTime.test(question) ? (quantitiesIn(text).some(({ time }) => time) ? 2 : -4) : 0
  const amount = asksForPrice.test(question)
    ? /[$€£¥₹%]|\p{Nd}|free|kostenlos|gratuit|gratis|無料|免费/u.test(text)
      ? 2
      : -2
    : 0
  return 4 * shared + Math.min(telling, 3) + duration + amount + (from === 'answered' ? 0.5 : 0)
}

/** "Me la spedite?" isn't about how long shipping takes. */
const isOnlyDelivery = (topics: ReadonlySet<string>, question: string): boolean =>
  topics.size === 1 &&
  topics.has('delivery') &&
  !asksForTime.test(question) &&
  !asksForPrice.test(question) &&
  !asksForPlace.test(question.slice(0, 1000))

/** "Do you ship to Norway?", "how much is shipping?" */
export const asksForPlaceOrPrice = (question: string): boolean =>
  asksForPlace.test(question.slice(0, 1000).toLowerCase()) || asksForPrice.test(question.toLowerCase())

/** "Do you ship to Norway?" isn't answered by how long shipping takes. */
function namesPlace(fact: string, question: string): boolean {
  const place = asksForPlace.exec(question.slice(0, 1000))?.slice(1).find(Boolean)
  return place === undefined || anyPlace.test(fact) || new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, 'u').test(fact)
}

const country = '(?:(?:new|north|south|united|saudi|costa|sri|hong|puerto|czech) \\p{L}+|\\p{L}{2,})'
const asksForPlace = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:ship|deliver|send|post|mail)(?:s|ed|ping|ing)? (?:\\p{L}+ ){0,3}?to (?:the (${country})|(?!(?:the|an?|your|our|my|home|house|door|them|you|me|us|work|get|exchange|return|be|have|arrive|reach|make|check|see|confirm|arrange)(?!\\p{L}))(${country}))`,
    '(?:liefer|versend|verschick|schick)\\p{L}* (?:\\p{L}+ ){0,3}?(?:nach|in die|ins) (?!haus|ein|zwei|drei|wie )(\\p{L}{3,})',
    '(?:livr|expédi|envoy)\\p{L}*(?:-vous)? (?:\\p{L}+ ){0,2}?(?:en|au|aux|vers) (?!combien|quel|un|deux|trois|quelques|moins|plus|cas|point|bureau|domicile)(\\p{L}{3,})',
    'env[ií]\\p{L}+ (?:\\p{L}+ ){0,2}?(?:a|al|para o|para a|para) (?!domicilio|casa|domicílio|qu)(\\p{L}{4,})',
    'sped\\p{L}+ (?:\\p{L}+ ){0,2}?in (?!quant|poch|meno)(\\p{L}{4,})',
  ].join('|')})`,
  'u',
)
const anyPlace =
  /countr|worldwide|international|abroad|overseas|europe|\beu\b|länder|weltweit|ausland|europa|monde|étranger|\bpays\b|mundo|país|extranjero|estero|mondo|paesi|exterior/u

const asksForTime =
  /how (?:long|soon|fast|quick|many (?:hours|days|weeks|months))|when (?:will|does|do|can)|wie (?:lange|schnell)|wann|combien de temps|quand|délai|cuánto (?:tarda|tiempo)|cuándo|quanto (?:tempo|ci)|quando|quanto tempo|prazo|どのくらい|どれくらい|いつ|何日|多久|几天|什么时候/u
const asksForPrice =
  /how much|what does .{0,30} cost|\bcosts?\b|is .{0,30} free|was kostet|wie viel kostet|wie teuer|kostenlos|combien (?:coûte|ça)|quel est le prix|gratuit|cuánto (?:cuesta|vale)|gratis|quanto costa|quanto custa|いくら|料金|无料|多少钱|免费/u

/** Stems in nearly any question about a shop's product. */
const common: ReadonlySet<string> = new Set(
  'your this that have with from does they them there what when where which would could want like also very much many about into been were will just only some more than then candl order produ shop store item haben eine einen diese gibt kann kerze produ artik sind auch oder noch avez vous cette bougi produ votre notre pour avec dans tiene puede vela produ para como esta este avete quest candel produ sono anche voc\u00eas vela produ para como esse essa'.split(
    ' ',
  ),
)
