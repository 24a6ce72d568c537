import { isAbusive } from './abuse.ts'
import { asksCasually } from './comment-questions.ts'
import { asksPlainly, asksTheShop, questionsIn, withoutImpatience } from './plain-request.ts'
import { questionTopicsOf } from './question-topics.ts'
import { asksWithoutVerb } from './verbless-questions.ts'
import { compact } from '../words/compact.ts'

/**
 * Whether a comment asks the shop something. With one or two stars, most question marks are reproaches ("what is this
 * junk?"), so a question must be one that the shop can answer.
 */
export function asksForAnAnswer(text: string, rating: number | null): boolean {
  if (asksPlainly(text) || (rating === null && asksCasually(text))) return true
  if ((rating ?? 5) > 3 && asksWithoutVerb(text)) return true
  const questions = questionsIn(withoutImpatience(text))
  if ((rating ?? 5) > 2) return asksTheShop(text) || questions.some(asksOnTopic)
  return (
    questions.some((question) => (asksTheShop(question) || asksWhen.test(question)) && isAnswerable(question)) ||
    questions.some(asksOnTopic)
  )
}

/** In other word orders: "¿Lo cubre la garantía?", "gilt da noch die Garantie?" */
function asksOnTopic(question: string): boolean {
  const asked =
    question
      .trim()
      .split(/[,;–—] /u)
      .at(-1) ?? ''
  const isAsked = asked.includes('¿') || verbFirst.test(asked) || coverage.test(asked)
  return (
    isAsked &&
    asked.length <= 160 &&
    questionTopicsOf(asked).size > 0 &&
    !isAbusive(asked) &&
    !reproach.test(asked) &&
    !wondersWhy.test(asked)
  )
}

/** German verbs and French inversions at the start. */
const verbFirst = compact(
  /^(?:und |aber |also |denn |et |mais )?(?:(?:gilt|greift|deckt|zählt|fällt|läuft|hält|reicht|verträgt|brennt|enthält|schrumpft|übernehmt|übernehmen|tauscht|tauschen|ersetzt|ersetzen|repariert|reparieren|bekomme|kriege|nehmt|nehmen|schickt|schicken) |(?:\p{L}+ ){0,4}\p{L}+-(?:t-)?(?:il|elle|ils|elles|on|vous)(?!\p{L}))/u,
)

/** "La garanzia copre anche questo?" */
const coverage = compact(
  /(?<!\p{L})(?:warranty|guarantee|garantie|garant[ií]a|garanzia|保証)(?!\p{L}).{0,40}(?:cover|appl(?:y|ies)|valid|gilt|greift|couvr|couvert|cubr|cubier|copr|copert|cobr|cober|dek|対象)|(?:cover|couvr|couvert|cubr|cubier|copr|copert|cobr|cober|dekt|gedekt|under|sous|unter|in|en|em|sotto|onder) .{0,25}(?:warranty|guarantee|garantie|garant[ií]a|garanzia)(?!\p{L})|対象/u,
)

/** A short question after a statement: "The description says it stops. When?" */
const asksWhen =
  /(?:^|[–—:,;-] ?)¿?(?:and |und |et |y |e )?(?:when|wann|quand|cuándo|quando|wanneer)(?: (?:then|exactly|please|denn|genau|bitte|donc|exactement|exactamente|esattamente))?\s?\?/u

/** Says that something is wrong, and asks for nothing. */
const wondersWhy = compact(
  /(?<!\p{L})(?:why|how come|warum|wieso|weshalb|wozu|pourquoi|por qu[eé]|perch[eé]|por ?qu[eê]|waarom)(?!\p{L})/u,
)

function isAnswerable(question: string): boolean {
  if (isAbusive(question) || reproach.test(question)) return false
  return questionTopicsOf(question).size > 0 || !english.test(question) || answerable.test(question)
}

const english = compact(
  /(?<!\p{L})(?:is|are|do|does|did|was|were|can|could|will|would|what|how|who|why|when|where|have|has|should)(?!\p{L})/u,
)

const answerable = compact(
  /(?<!\p{L})(?:(?:can|could|may|should) (?:i|we)|how (?:can|do|should|long|much|many) (?!stupid|you|they|anyone)|(?:can|could|will|would) (?:you|someone|anyone)|will (?:it|this|that|they|these|there|my|i|we)|(?:is|are) (?:it|this|that|they|these) (?:ever |really |still |always )?(?:going to|meant to|supposed to|normal|usual|covered)|what (?:is|'s|are) (?:actually |really |exactly )?(?:in|inside)|what (?:is|are) (?:it|this|they|these|the \p{L}+) (?:actually |really )?made|(?:kan|mag) ik|(?:kunt|kun|kunnen) (?:u|je|jullie|we)|does (?:it|this|the \p{L}+) (?:come in|fit|work with|have|need|include)|do you (?:have|sell|ship|offer|make|accept|take|do|still)|are you (?:going|able|sending|shipping)|is (?:it|there|this) (?:possible|a way|any|normal|safe|supposed|meant|ok)|when (?:will|can|do|is|are)|where (?:is|are|can|do|should) (?:i|we|my|our|the (?:rest|other|parcel|order|refund|instructions))|what (?:happens|happened|should|do i|can i|will you|size|are the|is the|are you)|which|have you|has (?:it|my)|did you (?:send|ship|get|receive)|does any(?:one|body) know)(?!\p{L})/u,
)

const reproach = compact(
  /(?<!\p{L})(?:kidding|joking|a joke|seriously|shame|junk|rubbish|garbage|trash|crap|worst|stupid|any worse|even (?:bother|care|test|check|read)|really a|do you (?:really )?(?:think|believe|expect|call)|can you (?:believe|imagine|not)|would you (?:believe|want|pay)|how can you (?:sell|make|call))(?!\p{L})/u,
)
