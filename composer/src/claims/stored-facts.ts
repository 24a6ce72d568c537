import type { ComposeRequest } from '../composer.ts'
import { isSameQuantity, quantitiesIn, type Quantity } from '../words/quantities.ts'
import { contentOf, sentencesOf } from '../words/sentences.ts'
import { durationTopicsOf } from './duration-topics.ts'
import { compact } from '../words/compact.ts'

export interface StoredSentence {
  text: string
  content: Set<string>
  quantities: Quantity[]
  topics: Set<string>
}

/** All facts a reply may state: product title and details, brand name, signature, and facts. */
export interface StoredFacts {
  /** Lowercase. */
  text: string
  sentences: StoredSentence[]
  /** Whether the exact words occur, not as part of longer words. */
  has(words: string): boolean
}

export function storedFacts({ brand, product }: ComposeRequest): StoredFacts {
  const parts = [brand.name, brand.signOff, product?.title, product?.details, ...brand.facts.map((fact) => fact.text)]
  const whole = parts
    .filter((part) => part?.trim())
    .map((part) => (part ?? '').replace(/<[^<>]*>/g, '\n').normalize('NFKC'))
    .join('\n')
  const text = whole.toLowerCase()
  const sentences = sentencesOf(whole).map((sentence) => ({
    text: sentence.text,
    content: contentOf(sentence.text),
    quantities: quantitiesIn(sentence.text),
    topics: durationTopicsOf(sentence.text),
  }))
  return { text, sentences, has: (words) => hasWhole(text, words.trim().toLowerCase()) }
}

/** The stored sentence that has this quantity for the same topic. */
export function supportOfQuantity(facts: StoredFacts, claimed: Quantity, sentence: string): StoredSentence | undefined {
  const topics = durationTopicsOf(sentence)
  return facts.sentences.find(
    (stored) =>
      stored.quantities.some((quantity) => isSameQuantity(claimed, quantity)) &&
      (topics.size === 0 || stored.topics.size === 0 || [...topics].some((one) => stored.topics.has(one))),
  )
}

/** The stored sentences that this one restates, with most of their content and no other numbers. */
export function restatedFacts(facts: StoredFacts, sentence: string): StoredSentence[] {
  const content = contentOf(sentence)
  const quantities = quantitiesIn(sentence)
  return facts.sentences.filter((stored) => {
    if (stored.content.size < 3) return false
    const shared = [...stored.content].filter((part) => content.has(part)).length
    if (shared / stored.content.size < 0.6) return false
    return quantities.every((one) => stored.quantities.some((quantity) => isSameQuantity(one, quantity)))
  })
}

function hasWhole(text: string, words: string): boolean {
  if (!words) return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + words.length] ?? ' '
    const opens = !wordSign.test(words[0] ?? '') || !wordSign.test(before)
    const closes = !wordSign.test(words.at(-1) ?? '') || !wordSign.test(after)
    if (opens && closes && !(/\p{Nd}/u.test(words[0] ?? '') && /[.,]/.test(before))) return true
  }
  return false
}

const wordSign = compact(/[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u)
