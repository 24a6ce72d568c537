import { fittingSentences } from './pick-variant.ts'
import type { Part } from './fit-parts.ts'
import { otherLanguage } from './phrases/other-language.ts'
import { thankedNameIn, likedThing } from './care.ts'
import { thankedName } from './phrases/care.ts'
import { kindWordsOn } from './phrases/mentions.ts'
import { isWarm } from './phrases/warmth.ts'
import type { Topic } from './phrases/phrase-book.ts'
import type { Place, Shape } from './place.ts'
import { complaints, particularLines } from './particulars/index.ts'
import { answerLines, contactBefore, contactLines, isContact, withoutSecondContact } from './contact-lines.ts'
import { hasExactWords, isExact, isSaid } from './exact-complaints.ts'
import { linesThatFit } from './lines-that-fit.ts'
import { openingOf, withoutRepeats } from './opening-faults.ts'
import type { Material } from './material.ts'

/** Sentences to choose from by position; null if a required position has none that the brand allows. */
export function partsOf(places: Shape, material: Material): Part[] | null {
  const { topics, slots, taste, warmer } = material
  const whole = withoutSecondContact(places, material)
  const opening = openingOf(whole, material)
  const { shape, bad } = withoutRepeats(whole, topics.bad, opening)
  const good = [...topics.good]
  let named = 0
  const parts = shape.map((place, index): Part => {
    const topic = place === 'good' ? good.shift() : place === 'bad' ? bad.shift() : undefined
    const isOpening = place === 'sorry' && opening !== null
    const own = isOpening ? opening.lines : linesOf(place, material)
    const sentences = topic ? onTopic(topic, place === 'good', index > 0, material) : own
    const fitting = fittingSentences(sentences, slots, taste)
    const choices =
      warmer && place === 'sorry' ? fitting.toSorted((a, b) => Number(isWarm(b)) - Number(isWarm(a))) : fitting
    const special = topic && place === 'bad' ? specificOn(topic, material) : []
    const exactly = special.length > 0 && isExact(material) ? special : [...special, ...choices]
    return { choices: exactly, rank: topic ? 2 + named++ : rankOf(place, shape) }
  })
  if (parts.every((part) => part.rank > 0)) {
    const [first] = parts
    if (first) first.rank = 0
  }
  withStatements(parts, shape, material)
  if (parts.some((part) => part.rank < optional && part.choices.length === 0)) return null
  if (material.foreign) parts.push({ choices: fittingSentences(otherLanguage, slots, taste), rank: 1 })
  return parts
}

/** Adds what the brand says about the complaint, what the customer asks for, and how to reach the brand. */
function withStatements(parts: Part[], shape: Shape, material: Material): void {
  const { slots, taste } = material
  const behind = Math.max(shape.lastIndexOf('bad'), shape.lastIndexOf('sorry')) + 1
  const stated = material.change ?? material.policy
  if (stated && behind > 0) parts.splice(behind, 0, { choices: [stated], rank: 1 })
  const asked = shape.findIndex(isContact)
  // The brand's own words come first; after earlier messages, what we need them for does.
  const at = parts.length - shape.length + asked + (material.ignored ? 1 : 0)
  if (material.requested && asked >= 0 && !material.solemn && !isSaid(material)) {
    const lines = material.book.requested[material.requested]
    parts.splice(at, 0, { choices: fittingSentences(lines, slots, taste), rank: 3 })
  }
  const contact = contactBefore(material)
  if (contact && asked >= 0) parts.splice(at, 0, { choices: [contact], rank: 1 })
}

const optional = 2

/** Sentences on exactly this complaint, unless the page has used them and others fit as well. */
function specificOn(topic: Topic, { particulars: { complaint, also }, book, slots, taste }: Material): string[] {
  const reported = [complaint, also].find((one) => one !== null && complaints[one].topic === topic)
  if (!reported) return []
  const sentences = fittingSentences(particularLines(reported, book.language), slots, taste)
  if (hasExactWords(reported)) return sentences
  return sentences.filter((sentence) => !taste.recent.some((reply) => reply.includes(sentence.toLowerCase())))
}

/** A plain acknowledgment doesn't open a reply or answer a complaint. */
function onTopic(
  topic: Topic,
  positive: boolean,
  later: boolean,
  { book, friendly, general, domain }: Material,
): readonly string[] {
  const own = general ? book.notGoods[positive ? 'good' : 'bad'][topic] : undefined
  if (positive) return own ?? book.good[topic] ?? []
  const negative = own ?? book.bad[topic]
  return friendly && later ? [...negative, ...(book.mentions[domain].noticed[topic] ?? [])] : negative
}

function linesOf(place: Place, material: Material): readonly string[] {
  const { book, long, domain, topics, particulars } = material
  const fitting = linesThatFit(place, material)
  if (fitting !== null) return fitting
  if (place === 'honest' && material.pleased) return book.lines.honest.filter((line) => !frank.test(line))
  if ((place === 'farewell' || place === 'gesture' || place === 'warmly') && material.signed)
    return book.lines[place].filter((line) => !closing.test(line))
  if (isContact(place)) return contactLines(place, material)
  if (place === 'answer') return answerLines(material)
  if (place === 'highlight') return particulars.highlight ? particularLines(particulars.highlight, book.language) : []
  if (place === 'good' || place === 'bad') return []
  if (place === 'kindWords') return kindWordsOn(book.language, likedThing(material, topics))
  if (place === 'thankedName') return thanksForName(material)
  if (place === 'mention') return topics.about ? (book.mentions[domain].mention[topics.about] ?? []) : book.quotes
  return place === 'thanks' && long ? [...book.lines.detailed, ...book.lines.thanks] : book.lines[place]
}

function thanksForName({ book, text }: Material): string[] {
  const name = thankedNameIn(text, book.language)
  return name === null ? [] : (thankedName[book.language] ?? []).map((line) => line.replace('{who}', name))
}

/** Thanks for honesty suit criticism. */
const frank =
  /honest|candid|ehrlich|offen|sincère|honnête|franchise|sincer|claridad|onest|率直|忌憚|ありのまま|坦诚|坦率|如实|真实/iu

/** Ends a letter, like the sign-off that follows. */
const closing =
  /wishes|regards|grüße|journée|salutations|saludo|saluto|grazie da parte|un grazie da|de parte de todo|ótimo dia|um abraço|スタッフ一同|今後とも|引き続き|祝您|愿您|问候/iu

const core: ReadonlySet<Place> = new Set([
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
])
const places: ReadonlySet<Place> = new Set([
  'stopUsing',
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

function rankOf(place: Place, shape: Shape): number {
  if (place === 'sympathy' || place === 'wished') return shape.includes('bad') ? 5 : 1
  if (core.has(place)) return 0
  if (place === 'kindWords' || place === 'thankedName') return 4
  if (places.has(place)) return 1
  return place === 'acknowledged' || place === 'joy' || place === 'understood' || place === 'pleased' ? 5 : 6
}
