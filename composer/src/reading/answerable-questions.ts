import { isAbusive } from './abuse.ts'
import { asksPlainly, asksTheShop, questionsIn, withoutImpatience } from './plain-request.ts'
import { questionTopicsOf } from './question-topics.ts'

/**
 * Whether a comment asks the shop something. With one or two stars, most question marks are reproaches ("what is this
 * junk?"), so a question must be one that the shop can answer.
 */
export function asksForAnAnswer(text: string, rating: number | null): boolean {
  if (asksPlainly(text)) return true
  if ((rating ?? 5) > 2) return asksTheShop(text)
  return questionsIn(withoutImpatience(text)).some((question) => asksTheShop(question) && isAnswerable(question))
}

function isAnswerable(question: string): boolean {
  if (isAbusive(question) || reproach.test(question)) return false
  return questionTopicsOf(question).size > 0 || !english.test(question) || answerable.test(question)
}

const english =
  /(?<!\p{L})(?:is|are|do|does|did|was|were|can|could|will|would|what|how|who|why|when|where|have|has|should)(?!\p{L})/u

const answerable =
  /(?<!\p{L})(?:(?:can|could|may|should) (?:i|we)|how (?:can|do|should|long|much|many) (?!stupid|you|they|anyone)|(?:can|could|will|would) (?:you|someone|anyone)|will (?:it|this|that|they|these|there|my|i|we)|(?:is|are) (?:it|this|that|they|these) (?:ever |really |still |always )?(?:going to|meant to|supposed to|normal|usual|covered)|what (?:is|'s|are) (?:actually |really |exactly )?(?:in|inside)|what (?:is|are) (?:it|this|they|these|the \p{L}+) (?:actually |really )?made|(?:kan|mag) ik|(?:kunt|kun|kunnen) (?:u|je|jullie|we)|does (?:it|this|the \p{L}+) (?:come in|fit|work with|have|need|include)|do you (?:have|sell|ship|offer|make|accept|take|do|still)|are you (?:going|able|sending|shipping)|is (?:it|there|this) (?:possible|a way|any|normal|safe|supposed|meant|ok)|when (?:will|can|do|is|are)|where (?:is|are|can|do|should) (?:i|we|my|our|the (?:rest|other|parcel|order|refund|instructions))|what (?:happens|happened|should|do i|can i|will you|size|are the|is the|are you)|which|have you|has (?:it|my)|did you (?:send|ship|get|receive)|does any(?:one|body) know)(?!\p{L})/u

const reproach =
  /(?<!\p{L})(?:kidding|joking|a joke|seriously|shame|junk|rubbish|garbage|trash|crap|worst|stupid|any worse|even (?:bother|care|test|check|read)|really a|do you (?:really )?(?:think|believe|expect|call)|can you (?:believe|imagine|not)|would you (?:believe|want|pay)|how can you (?:sell|make|call))(?!\p{L})/u
