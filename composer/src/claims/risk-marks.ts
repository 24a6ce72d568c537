import type { Span } from './claim.ts'
import { sentencesOf, type Sentence } from '../words/sentences.ts'
import type { ComposeRequest, ReviewReason } from '../composer.ts'
import { healthQuestionIn } from '../reading/health-worries.ts'
import { counterfeitAccusation } from '../reading/counterfeit-accusations.ts'
import { detectLanguage } from '../reading/language.ts'
import { isPromptInjection } from '../reading/prompt-injection.ts'
import { allQuestionsIn } from '../reading/plain-request.ts'
import { readRequest } from '../reading/read-comment.ts'
import type { Risk } from '../reading/reading.ts'
import { isAboutOtherShop } from '../reading/other-shops.ts'
import { questionAddressLines } from '../writing/contact-address.ts'
import { healthAnswers, unansweredLines } from '../writing/contact-lines.ts'
import { leavesFaultOut } from './left-faults.ts'
import { factOnQuestion } from '../writing/product-facts.ts'
import { contextOf, type ReplyContext } from '../writing/reply-context.ts'

/**
 * Marks the start of a reply to an injured, bereaved, or threatening customer, or to one whose review contains personal
 * data, may report harm, tells of a fault despite its stars or of spoiled goods, disputes a refund, accuses the shop of
 * selling fakes, advertises, tries to steer the reply, is about another shop, or complains about something that the reply leaves out.
 * Also marks what a reply says about a question that no stored fact answers, and an English reply to a review in a
 * language that the composer doesn't write. A risk must be confirmed before the reply is sent; a caution only excludes
 * the draft from bulk sends. Marks never overlap.
 */
export function riskMarks(request: ComposeRequest, reply: string): Span[] {
  const { risks, possibleHarm, dataRequest, hasQuestion, spam, inquiry, failed, sentiment } = readRequest(request)
  const sentences = sentencesOf(reply)
  const first = sentences.find(({ text }) => text.length > 14) ?? sentences[0]
  const at = (kind: Span['kind'], sentence: Sentence | undefined, about: string, text: string): Span => ({
    kind,
    reason: text,
    reasons: [{ about, text }],
    start: sentence?.start ?? 0,
    end: sentence?.end ?? reply.length,
  })
  const context = contextOf(request)
  const isRegretful = inquiry || isMemory(context) || regrets.test(reply)
  const reasons = reasonsOf(risks, dataRequest, isRegretful)
  const { unanswered, questionsAfterContact } = context.book.lines
  const promised = [
    ...unanswered,
    ...unansweredLines(context),
    ...healthAnswers(context),
    ...questionsAfterContact,
    ...questionAddressLines(context),
  ]
  const promise = sentences.find(({ text }) => promised.some((one) => one.toLowerCase().includes(text.toLowerCase())))
  const question = hasQuestion ? openQuestion(context, request, reply) : null
  const marks = [
    ...(reasons.length > 0 ? [{ ...at('risk', first, '', reasonOf(risks, dataRequest, isRegretful)), reasons }] : []),
    ...(possibleHarm ? [at('caution', first, 'harm', mayBeHarm)] : []),
    ...(hasQuestion && !possibleHarm && !risks.includes('injury') && healthQuestionIn(context.text)
      ? [at('caution', promise ?? first, 'health', asksAboutHealth)]
      : []),
    ...(risks.includes('refund') ? [at('caution', first, 'refund', disputesRefund)] : []),
    ...(isPromptInjection(context.text) ? [at('caution', first, 'steering', steers)] : []),
    ...(spam ? [at('caution', first, 'spam', advertises)] : []),
    ...(isAboutOtherShop(context.text, context.own, request.comment.rating)
      ? [at('caution', first, 'other-shop', otherShop)]
      : []),
    ...(accusesOfFakes(context, request.comment.rating) ? [at('caution', first, 'accusation', accuses)] : []),
    ...(failed && sentiment === 'negative' ? [at('caution', first, 'stars', starsBelie)] : []),
    ...(context.particulars.complaint === 'expired' ? [at('caution', first, 'spoiled', isSpoiled)] : []),
    ...(leavesFaultOut(context, request, reply) ? [at('caution', first, 'left-out', namesTooLittle)] : []),
    ...(isInOtherLanguage(context, reply) ? [at('caution', first, 'language', otherLanguage)] : []),
    ...(question === null ? [] : [at('caution', promise ?? first, 'question', question)]),
  ]
  return marks.reduce<Span[]>(withMark, [])
}

/** Marks of the same sentence become one, of the stronger kind, which comes first. */
function withMark(marks: Span[], mark: Span): Span[] {
  const same = marks.find(({ start }) => start === mark.start)
  return same ? marks.map((one) => (one === same ? both(one, mark) : one)) : [...marks, mark]
}

const both = (one: Span, other: Span): Span => ({
  ...one,
  reason: `${one.reason} ${other.reason}`,
  reasons: [...(one.reasons ?? []), ...(other.reasons ?? [])],
})

const starsBelie = 'This review tells of a fault although it has many stars. Read the reply before you send it.'

const namesTooLittle = 'The reply doesn’t name everything that this review complains about. Read it before you send it.'

const isSpoiled = 'This review says that an item was past its date or spoiled. Read the reply before you send it.'

const mayBeHarm = 'This review may describe harm to a person, an animal, or a home. Read it before you send the reply.'

const steers = 'This review tries to tell the reply what to say. Read the reply before you send it.'

const asksAboutHealth =
  'The question in this review is about someone’s health, such as an allergy. Make sure that the answer is right.'

const advertises = 'This looks like advertising, not a review. Hide it, or make sure that it needs a reply.'

const otherShop = 'This review may be about another shop. Make sure that the reply doesn’t take the blame for it.'

const accuses =
  'This review says that the item isn’t genuine, or accuses you of fraud. Read the reply before you send it.'

/** Praise may say that an imitation looks real. */
const accusesOfFakes = ({ text, particulars }: ReplyContext, rating: number | null): boolean =>
  (rating ?? 1) <= 3 && (particulars.complaint === 'fake' || counterfeitAccusation(text) !== null)

const otherLanguage =
  'The reply isn’t in the language of the review, because the composer doesn’t write it. Make sure the customer will understand it.'

/** The composer answered in English because it doesn't write the review's language. */
const isInOtherLanguage = ({ foreign, reading }: ReplyContext, reply: string): boolean =>
  foreign && detectLanguage(reply) !== reading.language

const disputesRefund = 'This review is about a refund or a charge. Make sure that the reply fits what happened.'

/** A happy memory of someone who died needs no regret. */
const isMemory = ({ replyKind, particulars }: ReplyContext): boolean =>
  replyKind === 'grief' && particulars.highlight === 'personal'

/** The risks that a sentence names. */
const namedOf = (risks: readonly Risk[]): { about: Risk; words: string }[] =>
  risks.flatMap((about) => {
    const words = about === 'injury' && risks.includes('self-harm') ? undefined : spokenOf[about]
    return words ? [{ about, words }] : []
  })

const lacksRegret = (risks: readonly Risk[], isRegretful: boolean): boolean =>
  !isRegretful && risks.some((risk) => regretted.has(risk))

/** All in one text. */
function reasonOf(risks: readonly Risk[], dataRequest: boolean, isRegretful: boolean): string {
  const named = namedOf(risks).map(({ words }) => words)
  return [
    ...(named.length > 0 ? [`The review mentions ${named.join(' and ')}. Read the reply before you send it.`] : []),
    ...(lacksRegret(risks, isRegretful) ? ['It doesn’t express regret.'] : []),
    ...(risks.includes('personal-data') ? [dataRequest ? asksAboutData : containsData] : []),
  ].join(' ')
}

/** One by one. */
function reasonsOf(risks: readonly Risk[], dataRequest: boolean, isRegretful: boolean): ReviewReason[] {
  return [
    ...namedOf(risks).map(({ about, words }) => ({ about, text: `The review mentions ${words}.` })),
    ...(lacksRegret(risks, isRegretful) ? [{ about: 'tone', text: 'The reply doesn’t express regret.' }] : []),
    ...(risks.includes('personal-data')
      ? [{ about: 'personal-data', text: dataRequest ? asksAboutData : containsData }]
      : []),
  ]
}

const containsData = 'The review contains personal data. Make sure that the reply doesn’t repeat it.'

const asksAboutData =
  'The review asks about the customer’s own data, for example to delete it. Make sure that someone on your team does that.'

/**
 * The reply quotes no stored fact, because none in its language answers the question or because it answers a complaint,
 * or the comment has more than one question.
 */
function openQuestion(
  { fact: found, text, replyKind }: ReplyContext,
  { comment, product, brand }: ComposeRequest,
  reply: string,
): string | null {
  // A reply to a complaint may leave the fact out.
  const fact = found !== null && (replyKind !== 'negative' || reply.includes(found.text)) ? found : null
  const isComplaint = (comment.rating ?? 5) <= 2
  if ((comment.rating ?? 5) <= 3 && fact !== null)
    return 'The reply quotes a stored fact for the question in this review. Make sure that it answers it.'
  const other = fact === null ? factOnQuestion(text, product, brand.facts ?? [], null) : null
  if (other !== null)
    return `A stored fact may answer the question in this review: “${other.text}” Answer it in the reply, or make sure someone on your team does.`
  if (isComplaint)
    return 'This review asks a question that the reply doesn’t answer. Answer it, or make sure someone on your team does.'
  if (fact === null)
    return 'We found no stored fact that clearly answers the question in this review. Check the product details and answer it in the reply, or make sure someone on your team does.'
  return allQuestionsIn(text).length > 1
    ? 'This review asks more than one question. Make sure that the reply answers each.'
    : null
}

const spokenOf: Partial<Record<Risk, string>> = {
  injury: 'an injury or a danger',
  'self-harm': 'self-harm',
  threat: 'a threat',
  legal: 'legal action',
  press: 'the press or going public',
  grief: 'a death',
}

/** A reply to a threat, or about data, needs no regret, and regret can admit fault to a lawyer. */
const regretted: ReadonlySet<Risk> = new Set(['injury', 'press', 'grief'])

const regrets =
  /sorry|apolog|regret|condolence|sympath|hearts? (?:go|goes) out|thoughts are with|leid|viel kraft|mitgefühl|bedauer|entschuldig|beileid|désol|excus|regrett|condoléances|votre peine|navré|lament|sient|sentimos|disculp|pésame|condolencias|dispiac|scus|spiacen|rammaric|condoglianze|addolorat|desculp|condolências|pêsames|pesar|申し訳|お詫び|お悔やみ|ご冥福|哀悼|抱歉|致歉|歉意|节哀|慰问/iu
