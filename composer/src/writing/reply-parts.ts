import { fittingSentences, type Slots, type Taste } from './pick-variant.ts'
import type { Part } from './fit-parts.ts'
import { otherLanguage } from './phrases/other-language.ts'
import type { Contact, FullBook, Topic } from './phrases/phrase-book.ts'
import type { AnswerFact } from './product-facts.ts'
import type { Place, Shape } from './shapes.ts'
import type { NamedTopics } from './reply-kind.ts'
import type { Domain } from '../reading/domain.ts'
import type { Particulars } from './reply-particulars.ts'
import { complaints, particularLines } from './particulars/index.ts'

export interface Material {
  book: FullBook
  topics: NamedTopics
  fact: AnswerFact | null
  change: string | null
  policy: string | null
  privately: boolean
  contact: string | null
  /** The customer wrote before and got no answer. */
  ignored: boolean
  /** The customer asks for a refund, a replacement, or a return. */
  requestsRemedy: boolean
  foreign: boolean
  slots: Slots
  taste: Taste
  particulars: Particulars
  /** A long comment. */
  long: boolean
  /** A positive comment with a remark, not a complaint. */
  friendly: boolean
  domain: Domain
  /** About a game, bank, place, or unknown: the sentences fit anything. */
  general: boolean
}

/** Sentences to choose from by position; null if a required position has none that the brand allows. */
export function partsOf(shape: Shape, material: Material): Part[] | null {
  const { topics, slots, taste } = material
  const good = [...topics.good]
  const bad = [...topics.bad]
  let named = 0
  const parts = shape.map((place, index): Part => {
    const topic = place === 'good' ? good.shift() : place === 'bad' ? bad.shift() : undefined
    const sentences = topic ? onTopic(topic, place === 'good', index > 0, material) : linesOf(place, material)
    const choices = fittingSentences(sentences, slots, taste)
    const special = topic && place === 'bad' ? unusedOn(topic, material) : []
    return { choices: [...special, ...choices], rank: topic ? 2 + named++ : rankOf(place, shape) }
  })
  if (parts.every((part) => part.rank > 0)) {
    const [first] = parts
    if (first) first.rank = 0
  }
  const behind = Math.max(shape.lastIndexOf('bad'), shape.lastIndexOf('sorry')) + 1
  const stated = material.change ?? material.policy
  if (stated && behind > 0) parts.splice(behind, 0, { choices: [stated], rank: 1 })
  const asked = shape.findIndex(isContact)
  // The brand's own words come first; after earlier messages, what we need them for does.
  const at = parts.length - shape.length + asked + (material.ignored ? 1 : 0)
  if (material.requestsRemedy && asked >= 0) {
    parts.splice(at, 0, { choices: fittingSentences(material.book.lines.requested, slots, taste), rank: 3 })
  }
  if (material.contact && asked >= 0)
    parts.splice(at, 0, { choices: [contactOf(material.contact, material.ignored)], rank: 1 })
  if (parts.some((part) => part.rank < optional && part.choices.length === 0)) return null
  if (material.foreign) parts.push({ choices: fittingSentences(otherLanguage, slots, taste), rank: 1 })
  return parts
}

const optional = 2

/** Customers whose messages went unanswered get only the address, not "We answer within one working day." */
function contactOf(fact: string, ignored: boolean): string {
  const [address] = ignored ? (/^.{0,120}?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(fact) ?? []) : []
  return address === undefined ? fact : `${address}.`
}

/** Sentences on exactly this complaint that the page hasn't used. */
function unusedOn(topic: Topic, { particulars: { complaint, also }, book, slots, taste }: Material): string[] {
  const reported = [complaint, also].find((one) => one !== null && complaints[one].topic === topic)
  if (!reported) return []
  return fittingSentences(particularLines(reported, book.language), slots, taste).filter(
    (sentence) => !taste.recent.some((reply) => reply.includes(sentence.toLowerCase())),
  )
}

/** A plain acknowledgment doesn't open a reply or answer a complaint. */
function onTopic(
  topic: Topic,
  positive: boolean,
  later: boolean,
  { book, friendly, general, domain }: Material,
): readonly string[] {
  const own = general ? book.elsewhere[positive ? 'good' : 'bad'][topic] : undefined
  if (positive) return own ?? book.good[topic] ?? []
  const negative = own ?? book.bad[topic]
  return friendly && later ? [...negative, ...(book.mentions[domain].noticed[topic] ?? [])] : negative
}

const isContact = (place: Place): place is Contact => place === 'help' || place === 'helpIfOrder' || place === 'direct'

function contactLines(place: Contact, { book, privately, ignored, contact }: Material): readonly string[] {
  if (ignored)
    return book.contactingAgain[privately ? 'privately' : 'directly'][place === 'help' ? 'help' : 'helpIfOrder']
  if (privately) return book.lines[place]
  return contact ? book.contactingThere[place] : book.contacting[place]
}

/** How to reach the brand is said in its own words. */
function answerLines(fact: AnswerFact | null, { lines }: FullBook): readonly string[] {
  if (fact === null) return lines.unanswered
  return fact.from === 'contact' ? ['{fact}'] : lines[fact.from]
}

function linesOf(place: Place, material: Material): readonly string[] {
  const { book, fact, long, domain, topics, particulars } = material
  if (isContact(place)) return contactLines(place, material)
  if (place === 'answer') return answerLines(fact, book)
  if (place === 'highlight') return particulars.highlight ? particularLines(particulars.highlight, book.language) : []
  if (place === 'good' || place === 'bad') return []
  // The introduction of a fact already offers to answer more.
  if (place === 'askMore' && fact !== null) return []
  if (place === 'mention') return topics.about ? (book.mentions[domain].mention[topics.about] ?? []) : book.quotes
  return place === 'thanks' && long ? [...book.lines.detailed, ...book.lines.thanks] : book.lines[place]
}

const core: ReadonlySet<Place> = new Set([
  'thanks',
  'honest',
  'balanced',
  'sorry',
  'alarmed',
  'injury',
  'condolence',
  'calm',
  'asked',
  'noted',
  'gesture',
  'rated',
  'ratedMiddle',
  'ratedLow',
  'mention',
])
const places: ReadonlySet<Place> = new Set([
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
])

function rankOf(place: Place, shape: Shape): number {
  if (place === 'sympathy' || place === 'wished') return shape.includes('bad') ? 5 : 1
  if (core.has(place)) return 0
  if (places.has(place)) return 1
  return place === 'acknowledged' || place === 'joy' || place === 'understood' || place === 'pleased' ? 5 : 6
}
