import { contentOf } from '../words/sentences.ts'
import { quantitiesIn } from '../words/quantities.ts'
import { namesOther } from './own-nouns.ts'
import { decisiveTopics, questionTopicsOf } from '../reading/question-topics.ts'
import { compact } from '../words/compact.ts'
import { asksForMoney, asksToGet, offers, statesAmount, statesPrice } from './offers.ts'

export interface Candidate {
  text: string
  /** The brand's own topic for a fact. */
  topic: string | null
  from: 'answered' | 'informed' | 'contact'
}

export interface Answer extends Candidate {
  /** It shares more with the question than a topic; otherwise a person must decide whether it answers it. */
  sure: boolean
}

/**
 * The sentence that answers the question: about the same topic, with the same words, and with a duration or an amount if
 * the question asks for one. Null if none does, or if two do so equally well: a wrong answer is worse than none.
 */
export function bestAnswer(question: string, candidates: readonly Candidate[], title: string | null): Answer | null {
  const small = question.toLowerCase()
  const topics = decisiveTopics(small)
  const content = contentOf(small)
  const asked = { money: asksForMoney(small), howMuch: asksHowMuch.test(small), toGet: asksToGet(small) }
  const scored = candidates
    .flatMap((candidate) => {
      const match = matchOf(candidate, small, topics, content, asked)
      return match === null || match.score <= 0 ? [] : [{ candidate, ...match }]
    })
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  if (!best || best.score === next?.score) return null
  const { candidate, telling, fits, about } = best
  const asksOther = [...topics].some((one) => !about.has(one) && !(topics.has('returns') && exchanged.has(one)))
  const isOther = asksOther || (candidate.from === 'informed' && namesOther(question, topics, title))
  return { ...candidate, sure: !asksWhy.test(small) && !converts.test(small) && (telling > 0 || fits || !isOther) }
}

/** "Why do we have to pay for this?" isn't answered by how to pay. */
const asksWhy = compact(
  /(?<!\p{L})(?:why|how come|warum|wieso|weshalb|pourquoi|por qué|perché|por ?que|por ?quê)(?!\p{L})|なぜ|どうして|为什么|为何/u,
)

/** With a converter, the voltage alone doesn't say whether something works safely. */
const converts =
  /converter|transformer|wandler|convertisseur|transformateur|convertidor|transformador|convertitore|trasformatore|conversor|変圧器|变压器/u

/** "Can I exchange it for a smaller size?" is about returns only. */
const exchanged: ReadonlySet<string> = new Set(['sizes', 'colours'])

interface Match {
  score: number
  telling: number
  /** Gives the time or the amount that is asked for. */
  fits: boolean
  about: ReadonlySet<string>
}

/** What the question asks for, apart from its topics. */
interface Asked {
  money: boolean
  howMuch: boolean
  toGet: boolean
}

function matchOf(
  { text, topic, from }: Candidate,
  question: string,
  topics: ReadonlySet<string>,
  content: ReadonlySet<string>,
  asked: Asked,
): Match | null {
  if (!namesPlace(text.toLowerCase(), question)) return null
  const about = new Set([...questionTopicsOf(text), ...(topic ? [topic] : [])])
  const shared = [...topics].filter((one) => about.has(one)).length
  if (asked.toGet && !offers(text) && ![...topics].some((one) => about.has(one) && obtained.has(one))) return null
  // Without a topic that we know, only a fact that shares a telling word can answer.
  const telling = [...contentOf(text)].filter((word) => content.has(word) && !common.has(word)).length
  if (shared === 0 && (topics.size > 0 || telling < 2)) return null
  if (isOnlyDelivery(topics, question) && telling === 0) return null
  const duration = asksForTime.test(question) ? (quantitiesIn(text).some(({ time }) => time) ? 2 : -4) : 0
  const amount = amountFor(asked, text)
  const score = 4 * shared + Math.min(telling, 3) + duration + amount + (from === 'answered' ? 0.5 : 0)
  return { score, telling, fits: duration + amount > 0, about }
}

/** "Unused items can be returned within 30 days" has a number, but doesn't say who pays. */
function amountFor({ money, howMuch }: Asked, fact: string): number {
  if (money) return statesPrice(fact) ? 2 : -6
  if (!howMuch) return 0
  return statesAmount(fact) ? 2 : -2
}

/** Topics that aren't things to buy, or whose facts name the thing anyway. */
const obtained: ReadonlySet<string> = new Set(
  'returns discount delivery gifts colours sizes engraving payment refills restock parts trade-in warranty contact'.split(
    ' ',
  ),
)

/** "Me la spedite?" isn't about how long shipping takes. */
const isOnlyDelivery = (topics: ReadonlySet<string>, question: string): boolean =>
  topics.size === 1 &&
  topics.has('delivery') &&
  !asksForTime.test(question) &&
  !asksForPrice(question) &&
  !asksForPlace.test(question.slice(0, 1000))

/** "Do you ship to Norway?", "how much is shipping?" */
export const asksForPlaceOrPrice = (question: string): boolean =>
  asksForPlace.test(question.slice(0, 1000).toLowerCase()) || asksForPrice(question.toLowerCase())

/** "Do you ship to Norway?" isn't answered by how long shipping takes. */
function namesPlace(fact: string, question: string): boolean {
  const place = asksForPlace.exec(question.slice(0, 1000))?.slice(1).find(Boolean)
  return place === undefined || anyPlace.test(fact) || compact(`(?<!\\p{L})${place}(?!\\p{L})`, 'u').test(fact)
}

const country = '(?:(?:new|north|south|united|saudi|costa|sri|hong|puerto|czech) \\p{L}+|\\p{L}{2,})'
const asksForPlace = compact(
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
const asksHowMuch = /how much/u

const asksForPrice = (question: string): boolean => asksForMoney(question) || asksHowMuch.test(question)

/** Stems in nearly any question about a shop's product. */
const common: ReadonlySet<string> = new Set(
  'your this that have with from does they them there what when where which would could want like also very much many about into been were will just only some more than then candl order produ shop store item haben eine einen diese gibt kann kerze produ artik sind auch oder noch avez vous cette bougi produ votre notre pour avec dans tiene puede vela produ para como esta este avete quest candel produ sono anche voc\u00eas vela produ para como esse essa'.split(
    ' ',
  ),
)
