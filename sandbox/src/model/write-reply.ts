import { createHash } from 'node:crypto'
import { carryOut } from './carry-out.ts'
import { extraPhrases } from './extra-phrases.ts'
import { BUT, partThatCounts, topicIn } from './find-topic.ts'
import type { Mood, PhraseBook } from './phrases/phrase-book.ts'
import { phraseBook } from './phrases/index.ts'
import type { ParsedPrompt } from './read-prompt.ts'
import { reworkDraft } from './rework-draft.ts'

/** A short reply, the same for the same request; null if the model can't follow the instructions. */
export function writeReply(prompt: ParsedPrompt, seed: string): string | null {
  const { draft, wish } = prompt
  if (draft !== null) return reworkDraft(prompt, draft)?.slice(0, prompt.maxLength) ?? null
  const book = phraseBook(prompt.language)
  const requests = carryOut(wish)
  // It can't translate instructions.
  if (requests.length > 0 && book.language !== 'en') return null
  const isShort = /\b(?:short|brief|concise)|kürzer|kurz|court|breve|cort|curt|短/i.test(wish)
  const [opening, middle, closing] = sentencesFor(book, prompt, seed)
  const sentences = [greeted(book, prompt, opening), middle, ...requests, ...(isShort ? [] : [closing])]
  return fitted(sentences.filter((sentence) => sentence !== '').map(capitalised), book.joiner, prompt.maxLength)
}

function sentencesFor(book: PhraseBook, prompt: ParsedPrompt, seed: string): [string, string, string] {
  const mood = moodOf(prompt)
  const place = topicIn(book, partThatCounts(prompt.text, mood))
  const topic = place === null ? null : book.topics[place]![1]
  const choose = chooser(prompt, seed)
  const { product: title } = prompt
  const product = title === null ? book.order : book.named.replace('{product}', () => title)
  const fill = (sentence: string): string =>
    sentence.replaceAll('{product}', () => product).replaceAll('{topic}', () => topic ?? '')
  if (mood === 'neutral') {
    const { neutral, aboutTopic } = extraPhrases(book.language)
    return [fill(neutral), topic === null ? '' : fill(aboutTopic), '']
  }
  const opening = choose(book.openings[mood])
  const middle = topic === null ? choose(book.general[mood]) : choose(book.aboutTopic[mood])
  return [fill(opening), fill(middle), fill(choose(book.closings[mood]))]
}

function moodOf({ rating, text }: ParsedPrompt): Mood | 'neutral' {
  if (/[?？]\s*$/.test(text.trim()) && (rating === null || rating >= 3)) return 'question'
  if (rating === null) return BAD_WORDS.test(text) ? 'bad' : GOOD_WORDS.test(text) ? 'good' : 'neutral'
  if (rating <= 2) return 'bad'
  const isTorn = rating === 3 || (rating === 4 && BUT.test(text))
  return isTorn ? 'mixed' : 'good'
}

// The seed decides, but sentences that were used recently or contain an unwanted word are skipped.
function chooser({ earlier, avoid }: ParsedPrompt, seed: string): (variants: string[]) => string {
  const digest = createHash('sha256').update(seed).digest()
  let turn = 0
  return (variants) => {
    const start = digest.readUInt32BE((turn++ % 7) * 4)
    const inTurn = variants.map((_, place) => variants[(start + place) % variants.length]!)
    const isFree = (sentence: string) =>
      !avoid.some((word) => sentence.toLowerCase().includes(word)) && !earlier.includes(longestPart(sentence))
    return inTurn.find(isFree) ?? inTurn[0]!
  }
}

function longestPart(sentence: string): string {
  const parts = sentence.split(/\{\w+\}/)
  return parts.toSorted((a, b) => b.length - a.length)[0]!.trim()
}

function greeted(book: PhraseBook, { author }: ParsedPrompt, opening: string): string {
  const name = book.joiner === '' ? author : (author?.split(/\s+/)[0] ?? null)
  if (!name || name.length > 24 || /[\d@:/<>*]/.test(name)) return opening
  return `${book.greeting.replace('{name}', () => name)}${book.joiner}${opening}`
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function fitted(sentences: string[], joiner: string, maxLength: number): string {
  let count = sentences.length
  while (count > 1 && sentences.slice(0, count).join(joiner).length > maxLength) count -= 1
  return sentences.slice(0, count).join(joiner).slice(0, maxLength)
}

const BAD_WORDS =
  /broke|broken|bad|terrible|never|worst|kaputt|schlecht|mauvais|cassé|malo|roto|pessim|rotto|ruim|quebrad|壊|最悪|坏|差|破|烂/i
const GOOD_WORDS =
  /love|great|beautiful|perfect|gorgeous|liebe|schön|toll|perfekt|adore|magnifique|parfait|encanta|bonit|perfect|bellissim|perfett|adoro|lind|最高|素敵|好き|喜欢|漂亮|很好/i
