import { bereavementIn } from './bereavements.ts'
import { blowIn } from './blows.ts'
import { bodilyInjury } from './bodily-injuries.ts'
import { disputedCharge } from './charge-disputes.ts'
import { dataMisuseIn } from './data-misuse.ts'
import { dataRequestIn } from './data-requests.ts'
import { type CommentWords, harmIsDenied } from './denied-harms.ts'
import { foreignBody } from './foreign-bodies.ts'
import { advertisedGoods } from './goods-advertising.ts'
import { isHarmlessMention, isPaidBack } from './harmless-mentions.ts'
import { pressInquiryIn, pressThreatIn } from './journalists.ts'
import { legalStepIn } from './legal-steps.ts'
import { medicalHelp } from './medical-help.ts'
import { moneyOffer } from './money-offers.ts'
import { nearDangerIn } from './near-dangers.ts'
import { ownInjury } from './own-injuries.ts'
import { openMoney } from './open-money.ts'
import { photoWithoutConsent } from './photo-consents.ts'
import { promotion } from './promotions.ts'
import { links, publishesData } from './published-data.ts'
import type { Evidence, Risk } from './reading.ts'
import { reportedHarms } from './reported-harms.ts'
import { electricDangerIn, skinReactionIn } from './skin-reactions.ts'
import { selfHarmIn } from './self-harm.ts'
import { threatIn } from './threats.ts'
import { returnCosts } from './return-costs.ts'
import { asksWhoPays } from './who-pays.ts'
import { withheldMoney } from './withheld-money.ts'
import { compact } from '../words/compact.ts'

/** Risks and advertising by language, and published personal data; `text` still has its links. */
export function readRisks(
  text: string,
  words: CommentWords,
  rating: number | null,
  quote: (hit: { from: number; to: number }) => string,
): { risks: Risk[]; dataRequest: boolean; spam: boolean; evidence: Evidence[] } {
  const { hits, plain, tokens } = words
  const found = new Map<Risk, Set<string>>()
  const add = (risk: Risk, words: string): void => {
    found.set(risk, (found.get(risk) ?? new Set()).add(words))
  }
  const denied = new Set(hits.filter((hit) => hit.sense.kind === 'before').map((hit) => hit.to))
  for (const hit of hits) {
    if (hit.sense.kind !== 'risk') continue
    const { risk } = hit.sense
    const place = { start: tokens[hit.from]?.start ?? 0, end: tokens[hit.to - 1]?.end ?? 0 }
    if (isHarmlessMention(risk, plain, place, rating)) continue
    if (!(risk === 'injury' ? harmIsDenied(hit, words) : denied.has(hit.from))) add(risk, quote(hit))
  }
  for (const harm of reportedHarms(words.plain)) add('injury', harm.words)
  for (const [risk, stated] of statedRisks(words.plain, rating)) if (stated !== null) add(risk, stated.slice(0, 60))
  const goods = advertisedGoods(text)
  const listed = hits.filter((hit) => hit.sense.kind === 'spam').map(quote)
  const advertising = [...new Set([...listed, ...(goods === null ? [] : [goods.slice(0, 60)])])]
  const bare = isBareLink(text) || promisesMoney(text) || moneyOffer(text) !== null || promotion(text) !== null
  const spam = advertising.length > 0 || bare
  // A shop's phone number is no customer's data. "WhatsApp me" alone may be a customer's.
  if (goods === null && !bare && publishesData(text)) add('personal-data', '…')
  return {
    // A reply to someone in despair is as careful as one after an injury.
    risks: [...new Set([...found.keys(), ...(found.has('self-harm') ? (['injury'] as const) : [])])].toSorted(),
    dataRequest: aboutOwnData(words.plain) !== null,
    spam,
    evidence: [
      ...[...found].map(([risk, words]) => ({ of: `risk:${risk}`, words: [...words].slice(0, 4) })),
      ...(spam ? [{ of: 'spam', words: advertising.length > 0 ? advertising.slice(0, 4) : ['http'] }] : []),
    ],
  }
}

/** Risks by whole sentences. With four or five stars, medical help may have another cause, and threats are jokes. */
function statedRisks(text: string, rating: number | null): [Risk, string | null][] {
  const isPraise = (rating ?? 0) > 3
  return [
    ['injury', isPraise ? null : injuryIn(text)],
    ['injury', electricDangerIn(text)],
    ['self-harm', isPraise ? null : selfHarmIn(text)],
    ['legal', legalStepIn(text)],
    ['press', pressInquiryIn(text) ?? pressThreatIn(text)],
    ['threat', isPraise ? null : threatIn(text, rating)],
    ['grief', bereavementIn(text)],
    ['personal-data', aboutOwnData(text)],
    [
      'refund',
      isPaidBack(text, rating)
        ? null
        : (disputedCharge(text) ??
          withheldMoney(text) ??
          openMoney(text, rating) ??
          returnCosts(text, rating) ??
          asksWhoPays(text, rating)),
    ],
  ]
}

const injuryIn = (text: string): string | null =>
  medicalHelp(text) ??
  bodilyInjury(text) ??
  blowIn(text) ??
  ownInjury(text) ??
  foreignBody(text) ??
  skinReactionIn(text) ??
  nearDangerIn(text)

/** Asks who has the customer's own data, or for it, or a photo, to be removed. */
const aboutOwnData = (text: string): string | null =>
  dataRequestIn(text) ?? dataMisuseIn(text) ?? photoWithoutConsent(text)

/** Almost only a link. */
function isBareLink(text: string): boolean {
  if (!link.test(text)) return false
  const rest = text.replace(links, ' ').match(/\p{L}/gu)?.length ?? 0
  return rest < 40
}

/** A promise of money with a shortened link or a messenger's: "I earn $5000 a week, bit.ly/…". */
const promisesMoney = (text: string): boolean => shortLink.test(text) && money.test(text)

const shortLink = compact(
  /(?<![\p{L}\d])(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|cutt\.ly|goo\.gl|rb\.gy|linktr\.ee|is\.gd)\/\S/iu,
)
const money = compact(
  /(?<!\p{L})(?:earn(?:s|ed|ing|ings)?|profits?|invest(?:s|ed|ing|ments?|ors?)?|crypto|bitcoins?|btc|forex|income|cash|win|verdienen?|gagne[rz]?|ganar|guadagn(?:a|o|are|ato|i))(?!\p{L})|稼/iu,
)

const link = /https?:\/\/|www\./i
