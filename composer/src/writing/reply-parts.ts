import { fittingSentences } from './pick-variant.ts'
import type { Part } from './fit-parts.ts'
import { otherLanguage } from './phrases/other-language.ts'
import { likedThing } from './care.ts'
import { isLukewarmAboutPrice, modestPrice } from './modest-price.ts'
import { thankedNameIn } from './thanked-names.ts'
import { delightedForReview, forReview } from './phrases/for-review.ts'
import { otherShop } from './phrases/other-shop.ts'
import { keepUnplugged, thankedName } from './phrases/care.ts'
import { kindWordsOn } from './phrases/mentions.ts'
import { updated } from './phrases/updated.ts'
import { suggestion } from './phrases/remark.ts'
import { isUnplugged } from '../reading/precautions.ts'
import { wishedIn } from '../reading/reservations.ts'
import { tagged } from './phrases/tagged.ts'
import { tagsFriend } from './tagging.ts'
import { isQuiet, quietLines } from './phrases/quiet.ts'
import { isWarm } from './phrases/warmth.ts'
import type { Topic } from './phrases/phrase-book.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'
import { complaints, particularLines } from './particulars/index.ts'
import {
  answerLines,
  contactBefore,
  contactLines,
  factLines,
  isContact,
  withoutSecondContact,
} from './contact-lines.ts'
import { hasExactWords, isExact, isSaid } from './exact-complaints.ts'
import { linesThatFit } from './lines-that-fit.ts'
import { isOpenOrderFault } from './open-orders.ts'
import { regretLines, regretsOf } from './regrets/index.ts'
import { regretted, withPlaces } from './all-faults.ts'
import { essential } from './essential.ts'
import { ofParts, openingOf, withoutRepeats } from './opening-faults.ts'
import type { DraftInput } from './draft-input.ts'
import { compact } from '../words/compact.ts'

/** Sentences to choose from by position; null if a required position has none that the brand allows. */
export function partsOf(roles: Structure, input: DraftInput): Part[] | null {
  const { topics, slots, taste, warmer } = input
  const whole = withoutSecondContact(input.spread ? roles : essential(roles, input), input)
  const opening = openingOf(whole, input)
  const apart = withoutRepeats(withPlaces(whole, topics.bad, input), topics.bad, opening)
  const { structure, bad, lines: regret } = regretted(apart.structure, apart.bad, input)
  const good = [...topics.good]
  let named = 0
  let blamed = 0
  const parts = structure.map((role, index): Part => {
    const topic = role === 'good' ? good.shift() : role === 'bad' ? bad.shift() : undefined
    const isOpening = role === 'sorry' && opening !== null
    const own = isOpening ? opening.lines : linesOf(role, input).filter((line) => index > 0 || !afterThanks.test(line))
    const sentences = topic ? onTopic(topic, role === 'good', index > 0, input) : own
    const fitting = fittingSentences(sentences, slots, taste)
    const choices =
      warmer && role === 'sorry' ? fitting.toSorted((a, b) => Number(isWarm(b)) - Number(isWarm(a))) : fitting
    const first = role === 'bad' && blamed === 0
    const special = topic && role === 'bad' ? specificOn(topic, input, blamed++ > 0) : []
    if (first && regret !== null) return { choices: fittingSentences(regret, slots, taste), rank: 2 }
    const exactly = special.length > 0 && isExact(input) ? special : [...special, ...choices]
    // Each fault of a low rating is named.
    if (role === 'bad' && input.low) return { choices: exactly, rank: 2 }
    return { choices: exactly, rank: topic ? 2 + named++ : rankOf(role, structure) }
  })
  if (parts.every((part) => part.rank > 0)) {
    const [first] = parts
    if (first) first.rank = 0
  }
  withStatements(parts, structure, input)
  if (parts.some((part) => part.rank < optional && part.choices.length === 0)) return null
  if (input.foreign) parts.push({ choices: fittingSentences(otherLanguage, slots, taste), rank: 1 })
  return parts
}

/** Adds what the brand says about the complaint, what the customer asks for, and how to reach the brand. */
function withStatements(parts: Part[], structure: Structure, input: DraftInput): void {
  const { slots, taste } = input
  const behind = Math.max(structure.lastIndexOf('bad'), structure.lastIndexOf('sorry')) + 1
  const stated = input.change ?? input.policy
  if (stated && behind > 0) parts.splice(behind, 0, { choices: [stated], rank: 1 })
  const asked = structure.findIndex(isContact)
  // The brand's own words come first; after earlier messages, what we need them for does.
  const at = parts.length - structure.length + asked + (input.ignored ? 1 : 0)
  if (input.requested && asked >= 0 && !input.solemn && !isSaid(input)) {
    const lines = input.book.requested[input.requested]
    parts.splice(at, 0, { choices: fittingSentences(lines, slots, taste), rank: 3 })
  }
  const isComplaint = input.replyKind === 'negative' && !input.solemn && !structure.includes('answer')
  if (isComplaint && asked >= 0)
    parts.splice(at, 0, { choices: fittingSentences(factLines(input), slots, taste), rank: 2 })
  const contact = contactBefore(input)
  if (contact && asked >= 0) parts.splice(at, 0, { choices: [contact], rank: 1 })
}

const optional = 2

/** Sentences on exactly this complaint, unless the page has used them and others fit as well. */
function specificOn(topic: Topic, input: DraftInput, later: boolean): string[] {
  const { particulars, book, slots, taste } = input
  const { complaint, also } = particulars
  const reported = [complaint, also].find((one) => one !== null && complaints[one].topic === topic)
  const named = later || (reported && !ofParts.has(reported)) ? [] : partRegrets(input)
  if (named.length > 0) return named
  if (!reported) return []
  const regrets =
    input.friendly && isOpenOrderFault(reported)
      ? regretLines(book.language, [{ of: 'complaint', complaint: reported }])
      : []
  const fit = slots.product?.includes(',') ? regrets.filter((line) => !line.includes('{product}')) : regrets
  const sentences = fittingSentences(fit.length > 0 ? fit : particularLines(reported, book.language), slots, taste)
  if (hasExactWords(reported)) return sentences
  return sentences.filter((sentence) => !taste.recent.some((reply) => reply.includes(sentence.toLowerCase())))
}

/** A plain acknowledgment doesn't open a reply or answer a complaint. */
function onTopic(
  topic: Topic,
  positive: boolean,
  later: boolean,
  { book, friendly, general, domain, text }: DraftInput,
): readonly string[] {
  const own = general ? book.notGoods[positive ? 'good' : 'bad'][topic] : undefined
  if (positive) {
    const quiet = topic === 'sound' && isQuiet(text) ? quietLines[book.language] : undefined
    return quiet ?? modestly(topic, own ?? book.good[topic] ?? [], text)
  }
  const negative = own ?? book.bad[topic]
  return friendly && later ? [...negative, ...(book.mentions[domain].noticed[topic] ?? [])] : negative
}

/** "Decent for the price" isn't "worth every penny". */
function modestly(topic: Topic, lines: readonly string[], text: string): readonly string[] {
  const plain = topic === 'price' && isLukewarmAboutPrice(text) ? lines.filter((line) => modestPrice.test(line)) : []
  return plain.length > 0 ? plain : lines
}

/** In a friendly reply: "We’re sorry that the zip sticks." */
const partRegrets = ({ friendly, parts, book, slots, taste }: DraftInput): string[] =>
  friendly && parts.length > 0 ? fittingSentences(regretsOf(book.language, parts), slots, taste) : []

function linesOf(role: SentenceRole, input: DraftInput): readonly string[] {
  if ((role === 'remark' || role === 'sympathy' || role === 'wished') && input.parts.length > 0) {
    const named = partRegrets(input)
    if (named.length > 0) return named
  }
  const { book, long, domain, topics, particulars } = input
  // "We didn't meet your expectations" is too strong if the review also praises something.
  if (role === 'sympathy' && praises(input)) return topics.bad.length > 0 ? [] : book.lines.remark
  if (role === 'remark' && book.language === 'en' && wishedIn(input.text) !== null) return suggestion
  if (role === 'stopUsing' && book.language === 'en' && isUnplugged(input.text)) return keepUnplugged
  const isThanks = role === 'thanks' || role === 'honest' || role === 'balanced' || role === 'rated'
  if (isThanks && input.raised) return updated[book.language] ?? book.lines[role]
  if (role === 'noted' && tagsFriend(input)) return tagged[book.language] ?? book.lines.noted
  // Eight words aren't "read carefully".
  if (role === 'acknowledged' && input.replyKind === 'neutral' && !long && !input.solemn) return []
  const fitting = linesThatFit(role, input)
  if (fitting !== null) return fitting
  const isDelighted = input.reading.score === 2 && input.pleased && !input.reading.wordless
  if ((role === 'rated' || role === 'honest') && isDelighted && book.language === 'en')
    return input.reading.possibleHarm || input.solemn ? forReview : delightedForReview
  // A reply to a written review doesn't thank the customer for stars.
  if (role === 'rated' && !input.reading.wordless) return book.lines.honest.filter((line) => !frank.test(line))
  if (role === 'honest' && (input.pleased || (input.reading.sentiment !== 'mixed' && !input.spread)))
    return book.lines.honest.filter((line) => !frank.test(line))
  if ((role === 'farewell' || role === 'gesture' || role === 'warmly') && input.signed)
    return book.lines[role].filter((line) => !closing.test(line))
  if (role === 'otherShop') return otherShopLines(input)
  if (isContact(role)) return contactLines(role, input)
  if (role === 'answer') return answerLines(input)
  if (role === 'highlight') return particulars.highlight ? particularLines(particulars.highlight, book.language) : []
  if (role === 'good' || role === 'bad') return []
  if (role === 'kindWords') return kindWordsOn(book.language, likedThing(input, topics))
  if (role === 'thankedName') return thanksForName(input)
  if (role === 'mention') return topics.about ? (book.mentions[domain].mention[topics.about] ?? []) : book.quotes
  return role === 'thanks' && long ? [...book.lines.detailed, ...book.lines.thanks] : book.lines[role]
}

const praises = ({ reading, text }: DraftInput): boolean =>
  reading.good.length > 0 || wishes.test(text) || (reading.positives > 0 && reading.sentiment !== 'negative')

const wishes = compact(/(?<!\p{L})wish(?:ed)? (?:you|it|they|there|the)(?!\p{L})/iu)

function otherShopLines({ address }: DraftInput): string[] {
  return [address === null ? otherShop.plain : `${otherShop.plain} ${otherShop.address.replace('{address}', address)}`]
}

function thanksForName({ book, text, own }: DraftInput): string[] {
  const name = thankedNameIn(text, book.language, own)
  return name === null ? [] : (thankedName[book.language] ?? []).map((line) => line.replace('{who}', name))
}

/** Thanks for honesty suit criticism; pages with similar replies need them to vary. */
const frank =
  /honest|candid|ehrlich|offen|sincère|honnête|franchise|sincer|claridad|onest|率直|忌憚|ありのまま|坦诚|坦率|如实|真实/iu

/** Too much before any thanks. */
const afterThanks = /a smile on our faces/u

/** Ends a letter, like the sign-off that follows. */
const closing =
  /wishes|regards|grüße|journée|salutations|saludo|saluto|grazie da parte|un grazie da|de parte de todo|ótimo dia|um abraço|スタッフ一同|今後とも|引き続き|祝您|愿您|问候/iu

const core: ReadonlySet<SentenceRole> = new Set([
  'thanks',
  'honest',
  'balanced',
  'sorry',
  'alarmed',
  'injury',
  'threatened',
  'condolence',
  'calm',
  'asked',
  'noted',
  'gesture',
  'rated',
  'ratedMiddle',
  'ratedLow',
  'mention',
  'otherShop',
  'received',
])
const roles: ReadonlySet<SentenceRole> = new Set([
  'stopUsing',
  'slip',
  'lateToo',
  'remark',
  'help',
  'helpIfOrder',
  'direct',
  'tellUs',
  'clarify',
  'highlight',
  'answer',
  'unclear',
  'ignored',
  'again',
  'timeTaken',
  'back',
])

function rankOf(role: SentenceRole, structure: Structure): number {
  if (role === 'sympathy' || role === 'wished') return structure.includes('bad') ? 5 : 1
  if (core.has(role)) return 0
  if (role === 'kindWords' || role === 'thankedName') return 4
  if (roles.has(role)) return 1
  return role === 'acknowledged' || role === 'joy' || role === 'understood' || role === 'pleased' ? 5 : 6
}
