import type { Topic } from '@bizamply/contract/topics-and-risks'
import { isAbusive } from './abuse.ts'
import { withBetterRivals } from './better-rivals.ts'
import { isLukewarm } from './regretted-waiting.ts'
import { asksForAnAnswer } from './answerable-questions.ts'
import { asksOnly } from './asks-only.ts'
import { onlyAsksCasually } from './comment-questions.ts'
import { withCheapSenses, withElsewherePrices } from './cheap-senses.ts'
import type { ComposeRequest } from '../composer.ts'
import type { CommentWords } from './denied-harms.ts'
import { withCorrection } from './correction.ts'
import { withoutExcusedFaults } from './excused-faults.ts'
import { isPromptInjection } from './prompt-injection.ts'
import { homeDamageIn } from './home-damage.ts'
import { healthWorryIn } from './health-worries.ts'
import { withoutLampShades } from './lamp-shades.ts'
import { addedFaults, againstStars } from './against-stars.ts'
import { commentLanguageOf } from './language.ts'
import { asksSomething } from './plain-request.ts'
import { perRequest } from './per-request.ts'
import { plainText } from './plain-text.ts'
import { mayReportHarm, reportsHarm } from './possible-harms.ts'
import type { Clause } from './clause.ts'
import { withoutOtherWaits } from './money-waits.ts'
import { withoutNoFaults } from './no-faults.ts'
import { withMeantSubjects } from './other-subjects.ts'
import { withoutOtherSenses } from './other-senses.ts'
import { withoutOpinionsInQuestions } from './opinions-in-questions.ts'
import { readClauses } from './read-clauses.ts'
import { withoutPricedAgainst } from './priced-against.ts'
import { pressInquiryIn } from './journalists.ts'
import { withExpensiveAppearance } from './seems-expensive.ts'
import { electricDangerIn } from './skin-reactions.ts'
import { asksIn } from './read-questions.ts'
import { readRisks } from './read-risks.ts'
import { leftOf } from './without-faults.ts'
import { withoutOwnApologies } from './own-apologies.ts'
import { isSwallowed } from './swallowed-things.ts'
import { isGrave, type Reading, type Risk } from './reading.ts'
import {
  apartFromEachOther,
  countEmoji,
  endsOpen,
  isHarsh,
  oncePerPlace,
  sentimentOf,
  weigh,
  type Weights,
} from './read-sentiment.ts'
import { topicsOf, type TopicsRead } from './read-topics.ts'
import { withStatedFaults } from './stated-faults/stated-faults.ts'
import { clear, type Hit, type WordFinder, wordFinder } from '../words/index.ts'
import { withoutLooseEnd } from './shown-words.ts'
import type { Token } from '../words/tokens.ts'

/**
 * Reads a comment. Stars take precedence for sentiment, because word lists miss half of all complaints. `likely` is the
 * language for ambiguous text, such as the brand's.
 */
export function readComment(text: string, rating: number | null, likely: string | null = null): Reading {
  const plain = plainText(text)
  const language = commentLanguageOf(plain, likely)
  const finder = wordFinder(language ?? likely ?? 'en') ?? noWords
  const tokens = finder.tokens(plain)
  const hits = hitsOf(finder, tokens)
  const quote = (range: { from: number; to: number }): string => quotedFrom(plain, tokens, range)
  const read = opinionsIn(readClauses(tokens, hits, finder), tokens, plain)
  const faulted = withStatedFaults(read, tokens, plain, { language: finder.language, rating })
  const { stated, over, excused } = leftOf(withoutExcusedFaults(faulted, tokens, plain), plain, rating)
  const clauses = withBetterRivals(withoutOtherWaits(stated, tokens, plain), tokens, plain, rating)
  const wordless = !/\p{L}/u.test(plain) || isPromptInjection(plain)
  const only = !wordless && (rating ?? 5) > 2 && (asksOnly(plain, tokens, hits) || isCasual(plain, rating))
  const weights = weigh(tokens, only ? [] : clauses, finder.language)
  const emoji = countEmoji(plain)
  const { positives, negatives, cheers } = countOpinions(only ? null : clauses, emoji, wordless)
  const topics = topicsOf(only ? [] : clauses, tokens.length, finder, quote)
  const words = { plain, language: finder.language, tokens, hits }
  const risk = readRisks(text.slice(0, 8000), words, rating, quote)
  const sure = sureWeights(tokens, only ? [] : clauses, finder, { positive: cheers, negative: emoji.boos })
  const telling = { ...sure, ...nameableSides(topics), lukewarm: rating !== null && isLukewarm(plain) }
  const judged = sentimentOf(rating, withSigns(weights, emoji, risk.risks), telling)
  const { felt, failed, slipped } = againstStars(unadvertised(judged, risk.spam), {
    plain: only || wordless || risk.spam || over ? '' : plain,
    rating,
    faults: excused ? [] : addedFaults(read, stated),
    topics,
    opinions: { positives, negatives, length: sure.length, weight: weights.negative },
  })
  const silent = positives + negatives + topics.good.length + topics.bad.length === 0
  const asks = asksIn(plain, finder, tokens, hits, (rating ?? 0) >= 4) || (silent && asksSilently(plain, hits))
  const question = only || (!wordless && (rating ?? 5) > 2 && asks)
  return {
    language,
    ...(rating !== null && (only || (question && silent)) ? { ...felt, sentiment: 'neutral' as const } : felt),
    ...topics,
    positives,
    negatives,
    harsh: isHarsh(weights),
    weights: sure,
    question,
    hasQuestion: question || (!wordless && !risk.spam && asksForAnAnswer(plain, rating)),
    asksOnly: only,
    risks: risk.risks,
    dataRequest: risk.dataRequest,
    possibleHarm: !risk.risks.includes('injury') && isCautious(rating, felt.sentiment, words, only ? [] : clauses),
    serious: isSerious(rating, risk.risks, positives) || isDangerous(risk.risks, words, clauses),
    insults: plain.length < 120 && topics.bad.length === 0 && isHostile(plain, risk.risks),
    spam: risk.spam,
    wordless,
    inquiry: pressInquiryIn(plain) !== null,
    failed,
    slipped,
    evidence: [
      ...topics.evidence,
      ...risk.evidence,
      ...sentimentEvidence(weights, (span) => withoutLooseEnd(quote(span), finder.language)),
    ],
  }
}

const isCasual = (plain: string, rating: number | null): boolean => rating === null && onlyAsksCasually(plain)

/** What the customer finds, without questions and excuses. */
const opinionsIn = (clauses: Clause[], tokens: readonly Token[], plain: string): Clause[] =>
  withoutOwnApologies(
    withoutExcusedFaults(withoutOpinionsInQuestions(clauses, tokens, plain), tokens, plain),
    tokens,
    plain,
  )

/** Advertising isn't praise for us. */
const unadvertised = <Felt extends Pick<Reading, 'sentiment'>>(felt: Felt, spam: boolean): Felt =>
  spam && felt.sentiment === 'positive' ? { ...felt, sentiment: 'neutral' } : felt

/** Without clauses, the comment only asks. */
function countOpinions(
  clauses: readonly Clause[] | null,
  emoji: ReturnType<typeof countEmoji>,
  wordless: boolean,
): { positives: number; negatives: number; cheers: number } {
  const counted = (clauses ?? []).flatMap((clause) =>
    clause.elsewhere ? [] : oncePerPlace(clause.opinions).filter((one) => one.weight >= clear),
  )
  const negatives = clauses === null ? 0 : counted.filter((one) => !one.positive).length + emoji.boos
  const cheers = wordless || negatives === 0 ? emoji.cheers : 0
  const positives = clauses === null ? 0 : counted.filter((one) => one.positive).length + cheers
  return { positives, negatives, cheers }
}

const asksSilently = (plain: string, hits: readonly Hit[]): boolean =>
  asksSomething(plain) || hits.some(({ sense }) => sense.kind === 'asksPlainly')

/** At any number of stars. */
const isDangerous = (risks: readonly Risk[], words: CommentWords, clauses: readonly Clause[]): boolean =>
  risks.includes('injury') && (electricDangerIn(words.plain) !== null || reportsHarm(words, clauses))

/** A worry at any number of stars; harm only where the stars, or else the words, don't complain already. */
function isCautious(
  rating: number | null,
  sentiment: Reading['sentiment'],
  { plain, language, tokens }: CommentWords,
  clauses: readonly Clause[],
): boolean {
  if (healthWorryIn(plain, rating) || isSwallowed(plain, rating) || homeDamageIn(plain) !== null) return true
  const isCalm = rating === null ? sentiment === 'positive' || sentiment === 'neutral' : rating > 3
  return isCalm && mayReportHarm(plain, language, tokens, clauses)
}

function sentimentEvidence(
  { spans }: Weights,
  quote: (span: { from: number; to: number }) => string,
): Reading['evidence'] {
  return spans.length > 0 ? [{ of: 'sentiment', words: [...new Set(spans.map(quote))].slice(0, 12) }] : []
}

function quotedFrom(plain: string, tokens: readonly Token[], range: { from: number; to: number }): string {
  return plain.slice(tokens[range.from]?.start ?? 0, tokens[range.to - 1]?.end ?? 0).slice(0, 60)
}

function hitsOf(finder: WordFinder, tokens: readonly Token[]): readonly Hit[] {
  const cheap = withCheapSenses(finder.hits(tokens), tokens, finder.language)
  const priced = withElsewherePrices(cheap, tokens, finder.language)
  const lit = withoutLampShades(priced, tokens, finder.language)
  const sensed = withoutOtherSenses(lit, tokens, finder.language)
  const subjects = withMeantSubjects(withoutNoFaults(sensed, tokens, finder.language), tokens, finder.language)
  const meant = withoutPricedAgainst(subjects, tokens)
  return withExpensiveAppearance(meant, tokens, finder.language)
}

/** A threat gets the same calm reply as an insult. */
const isHostile = (text: string, risks: readonly Risk[]): boolean => isAbusive(text) || risks.includes('threat')

/** Up to four stars for an injury, up to two for other grave risks. Without stars, only if nothing is positive. */
function isSerious(rating: number | null, risks: readonly Risk[], positives: number): boolean {
  if (!risks.some((one) => isGrave(one))) return false
  return rating === null ? positives === 0 : rating <= (risks.includes('injury') ? 4 : 2)
}

/** Emoji are opinions, and mentions of harm or money are negative. */
function withSigns(weights: Weights, { cheers, boos }: ReturnType<typeof countEmoji>, risks: readonly Risk[]): Weights {
  const risky = risks.some((one) => one !== 'personal-data') ? 1 : 0
  return { ...weights, positive: weights.positive + cheers, negative: weights.negative + 1.5 * boos + risky }
}

function nameableSides({ good, bad, nameable }: TopicsRead): {
  hasPositive: boolean
  hasNegative: boolean
  praises: boolean
} {
  const isNameable = (topic: Topic): boolean => nameable.includes(topic)
  const praises = good.some((topic) => topic !== 'performance')
  return { hasPositive: good.some(isNameable), hasNegative: bad.some(isNameable), praises }
}

/** Repeated words count once; in scripts without spaces, a character is half a word. */
function sureWeights(
  tokens: readonly Token[],
  clauses: readonly Clause[],
  { language, spaced }: WordFinder,
  emoji: { positive: number; negative: number },
): Reading['weights'] {
  const { positive, negative } = weigh(tokens, clauses.map(apartFromEachOther), language)
  return {
    positive: positive + emoji.positive,
    negative: negative + emoji.negative,
    length: spaced ? tokens.length : tokens.length / 2,
    open: endsOpen(clauses, tokens),
  }
}

/** The comment of a request, with a person's correction. */
export const readRequest = perRequest((request): Reading => {
  const { comment, brand } = request
  const found = readComment(commentText(request), comment.rating, brand.defaultLanguage)
  return comment.corrected ? withCorrection(found, comment.corrected) : found
})

/** The language for the reply, if the comment determines one. */
export const commentLanguage = (request: ComposeRequest): string | null => readRequest(request).language

export function commentText(request: ComposeRequest): string {
  return commentTextOf(request.comment)
}

export function commentTextOf({ title, text }: { title: string | null; text: string }): string {
  return [title, text].filter((part) => part?.trim()).join('\n\n')
}

/** Without word lists, only stars and symbols such as emoji count. */
const noWords: WordFinder = { language: '', spaced: true, tokens: () => [], hits: () => [] }
