import { isFaulted } from './all-faults.ts'
import { isOpen, isOrdered } from './open-matters.ts'
import { isAboutOrder, isPersonal } from './reply-particulars.ts'
import { isCategoryName } from './category-name.ts'
import type { Slots } from './pick-variant.ts'
import type { ComposeRequest } from '../composer.ts'
import type { ReplyContext } from './reply-context.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import { asksPlainly, asksTheShop, endsAsking } from '../reading/plain-request.ts'
import { asksWithoutVerb } from '../reading/verbless-questions.ts'
import type { Reading } from '../reading/reading.ts'
import type { NamedTopics } from './reply-kind.ts'
import { isDangerous, isElsewhere } from './dangers.ts'
import { saysMore } from './mentioned.ts'
import { hasBut, mayMention } from './four-star-regrets.ts'
import { mendable, ofTaste } from './topic-groups.ts'
import { hasStopped } from '../reading/precautions.ts'
import { isPromptInjection } from '../reading/prompt-injection.ts'
import { isUnsafe, likedThing } from './care.ts'
import { thankedNameIn } from './thanked-names.ts'
import { isSolemn } from './solemn.ts'
import { isAboutOtherShop } from '../reading/other-shops.ts'
import { hasReturned } from '../reading/returned-goods.ts'
import { hasWrittenBefore } from '../reading/wrote-before.ts'
import { isUnusedYet } from '../reading/unused-yet.ts'
import { hasSeveralPoints, isDetailed, isExplained } from './comment-size.ts'

/** What a reply may refer to. */
export interface Traits {
  good: number
  bad: number
  /** A question that the reply answers. */
  question: boolean
  /** A stored fact answers it. */
  answered: boolean
  rating: number | null
  /** Cheerful, if only by its emoji. */
  glad: boolean
  /** Praise in words by someone who has used it. */
  positive: boolean
  /** Something was criticized, so the reply doesn't ask what was wrong. */
  criticised: boolean
  /** The criticism can be investigated. */
  mendable: boolean
  /** About a product, not a place, game, or service. */
  thing: boolean
  /** The brand says how to reach it. */
  addressed: boolean
  /** As `thing`, also if its name is unknown. */
  goods: boolean
  /** A matter of taste or without an order, so there is nothing to investigate. */
  opinion: boolean
  injury: boolean
  /** Announces legal steps or going public, so the reply admits nothing. */
  threat: boolean
  /** Praise that may report harm. */
  possibleHarm: boolean
  wordless: boolean
  /** The comment mentions something that the reply can name without an opinion. */
  about: boolean
  /** The review reports an injury, a death, a threat, or legal steps: nothing in the reply is cheerful. */
  solemn: boolean
  /** A happy memory of someone who died, which needs no condolence. */
  remembers: boolean
  /** The comment gives orders to an AI or advertises something, so the reply wishes nothing. */
  insincere: boolean
  /** Advertising. */
  spam: boolean
  /** A quote from the comment. */
  quotes: boolean
  /** Praise and complaints are both certain and both named. */
  bothSure: boolean
  /** A "but" without a named problem. */
  but: boolean
  /** A complaint with a question, which gets where to ask instead of regret about what went wrong. */
  asks: boolean
  /** May harm themselves: nothing about an order. */
  despairs: boolean
  /** Threatens us: nothing in the reply invites more. */
  threatens: boolean
  /** Money, a contract, a claim, or a parcel is pending. */
  unsettled: boolean
  /** At most three stars and a fault that the reply names: it says where to write. */
  faulted: boolean
  /** It has been put right, so there is nothing to write to us about. */
  settled: boolean
  /** The customer asks for a refund, a replacement, or a return. */
  requestsRemedy: boolean
  /** The customer wrote to the shop before and got no answer. */
  ignored: boolean
  /** Bought somewhere else, as the customer says. */
  otherShop: boolean
  /** The customer has sent the item back. */
  returned: boolean
  /** It came, or should have come, with an order. */
  ordered: boolean
  /** Kind words without satisfaction: thanks, then regret. */
  regret: boolean
  /** More than a few words, of which the reply names nothing. */
  told: boolean
  /** Its text explains its stars. */
  explained: boolean
  /** The reply names something particular, such as a gift or another order. */
  highlight: boolean
  /** It's a goodbye. */
  parting: boolean
  /** A journalist asks for a comment. */
  inquiry: boolean
  /** One or two stars that praise. */
  slipped: boolean
  /** About the customer's own data, which disappoints no one and isn't to be improved. */
  personal: boolean
  /** We answered an earlier comment of the customer. */
  returning: boolean
  /** Two complaints, which are both answered. */
  twofold: boolean
  /** A complaint that praises something, which gets thanks. */
  liked: boolean
  /** A product may have hurt someone: the customer should stop using it. */
  unsafe: boolean
  /** Someone died, and an order came late. */
  lateToo: boolean
  /** Praises someone on the team by name. */
  thankedName: boolean
  /** Long or detailed, so there is nothing left to ask. */
  detailed: boolean
}

export function traitsOf(request: ComposeRequest, context: ReplyContext, topics: NamedTopics, slots: Slots): Traits {
  const { reading, replyKind, fact, domain, text, book, particulars } = context
  const { rating } = request.comment
  const criticised = topics.bad.length > 0 || reading.negatives > 0 || reading.polarity === 'negative'
  const regret = replyKind === 'mild' && particulars.complaint !== 'cheaper' && isLetDown(reading, rating)
  const named = slots.product !== null || isCategoryName(request.product?.title ?? null)
  return {
    good: topics.good.length,
    bad: topics.bad.length,
    question: reading.question && (fact !== null || wantsAnswer(reading, replyKind, text)),
    answered: fact !== null,
    rating,
    glad: reading.polarity === 'positive',
    positive: isPositive(reading, topics, rating) && !isUnusedYet(text),
    criticised,
    mendable: isAboutOrder(particulars) || topics.bad.some((topic) => mendable.has(topic)),
    thing: named && domain === 'thing',
    goods: domain === 'thing',
    addressed: context.address !== null || context.contact !== null,
    opinion: domain !== 'thing' || (topics.bad.length > 0 && topics.bad.every((topic) => ofTaste.has(topic))),
    possibleHarm: reading.possibleHarm,
    injury: reading.risks.includes('injury') && !isElsewhere(reading, text),
    threat: reading.risks.some((risk) => risk === 'legal' || risk === 'press'),
    solemn: isSolemn(reading),
    remembers: replyKind === 'grief' && particulars.highlight === 'personal',
    insincere: reading.spam || isPromptInjection(text),
    spam: reading.spam,
    wordless: reading.wordless,
    inquiry: reading.inquiry,
    slipped: reading.slipped && replyKind === 'unclear',
    about: (mayMention(topics, context, regret, rating) || slots.words !== null) && !isSolemn(reading),
    quotes: topics.about === null && slots.words !== null,
    bothSure: topics.good.length > 0 && topics.bad.length > 0 && isSureOfBoth(reading),
    but: hasBut(topics, context, rating),
    asks: reading.hasQuestion && replyKind === 'negative' && fact === null,
    despairs: reading.risks.includes('self-harm'),
    threatens: reading.risks.includes('threat'),
    unsettled: context.requested !== null || (!context.settled && isOpen(context, topics, rating)),
    faulted: isFaulted(topics, context, rating),
    settled: context.settled,
    requestsRemedy: context.requested !== null,
    otherShop: book.language === 'en' && asking.has(replyKind) && isAboutOtherShop(text, context.own, rating),
    returned: replyKind !== 'serious' && hasReturned(text),
    ignored: criticised && isIgnored(context),
    ordered: domain === 'thing' && isOrdered(request, context, topics, named),
    highlight: particulars.highlight !== null,
    parting: particulars.highlight === 'willReturn',
    personal: isPersonal(particulars),
    returning: (request.earlierReplies ?? []).length > 0,
    twofold: topics.bad.length > 1 && (particulars.also !== null || hasSeveralPoints(request)),
    regret,
    told: saysMore(reading, topics),
    explained: isExplained(request),
    liked: isLiked(topics, context, regret, rating),
    unsafe: domain === 'thing' && isDangerous(context) && isUnsafe(text, reading) && !hasStopped(text),
    lateToo: replyKind === 'grief' && particulars.complaint === 'late',
    thankedName: thanksByName(context, rating),
    detailed: isDetailed(request) || reading.bad.length >= 3,
  }
}

/** What the reply mentions already isn't thanked for again. */
function isLiked(topics: NamedTopics, context: ReplyContext, regret: boolean, rating: number | null): boolean {
  const liked = likedThing(context, topics)
  return liked !== null && !(liked === topics.about && mayMention(topics, context, regret, rating))
}

const isIgnored = ({ replyKind, reading, text }: ReplyContext): boolean =>
  (asking.has(replyKind) || isLegal(replyKind, reading)) && hasWrittenBefore(text, reading.language)

const thanksByName = ({ replyKind, text, book, own }: ReplyContext, rating: number | null): boolean =>
  (replyKind === 'positive' || replyKind === 'starsHigh' || (replyKind === 'mild' && (rating ?? 0) >= 4)) &&
  thankedNameIn(text, book.language, own) !== null

/** Announces legal steps or going public, and reports no injury. */
const isLegal = (kind: ReplyKind, { risks }: Reading): boolean =>
  kind === 'serious' && !risks.includes('injury') && risks.some((risk) => risk === 'legal' || risk === 'press')

/** Neither side rests on a single hint or far outweighs the other. */
function isSureOfBoth({ weights }: Reading): boolean {
  const { positive, negative } = weights
  return Math.min(positive, negative) >= 1 && Math.max(positive, negative) <= 3 * Math.min(positive, negative)
}

/** Three stars with only praise get no regret, but a question about what was missing. A "but" at the end is regretted. */
function isLetDown({ positives, negatives, weights }: Reading, rating: number | null): boolean {
  return rating !== null && rating <= 3 && (negatives > 0 || positives < 2 || weights.open)
}

/** "Who is to wear such a thing?" in a complaint is rhetorical. */
function wantsAnswer({ negatives, positives, asksOnly }: Reading, replyKind: ReplyKind, text: string): boolean {
  if (replyKind === 'neutral' && negatives > positives && !asksOnly) return false
  return !stating.has(replyKind) || [endsAsking, asksTheShop, asksPlainly, asksWithoutVerb].some((asks) => asks(text))
}

/** Replies that may ask the customer to contact us. */
const asking: ReadonlySet<ReplyKind> = new Set(['negative', 'mild', 'mixed', 'neutral', 'unclear'])

/** In a comment with statements, not every question needs an answer. */
const stating: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed'])

/** Four stars with a complaint get thanks without enthusiasm. */
function isPositive({ positives, negatives }: Reading, { good }: NamedTopics, rating: number | null): boolean {
  if (rating === 4 && negatives > 0) return false
  return positives + good.length > 0 && negatives <= positives
}
