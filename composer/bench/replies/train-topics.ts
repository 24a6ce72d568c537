import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { gramsOf, learntLanguages, share } from '../../src/second-opinion/grams.ts'
import { wordsOf } from '../../src/second-opinion/known-words.ts'
import { learntTopics, step } from '../../src/second-opinion/weights.ts'
import { isUnrepeated } from './unrepeated-words.ts'
import type { Topic } from '../../src/topic-names.ts'

// `node composer/bench/replies/train-topics.ts`: learns from the sentences beside it, all of them written for this purpose, by
// which words each topic is spoken of; no row of the real data is in it. Rewrites the weights that the composer reads.
const rounds = 12
const rate = 0.5
const decay = 5e-3
/** How far topics with many sentences weigh less, so that they are not heard in everything. */
const evened = 0.6
/** Smaller weights are left out: a fifth of the file is left, and names no worse. */
const least = 10
/** In so many sentences a word is one that customers say. */
const often = 3

interface Lesson {
  grams: Int32Array
  topics: ReadonlySet<Topic>
}

const folder = join(import.meta.dirname, '../../src/second-opinion/weights')
mkdirSync(folder, { recursive: true })
const vocabulary = join(folder, '../vocabulary')
mkdirSync(vocabulary, { recursive: true })
for (const language of learntLanguages) {
  const { lessons, grams } = lessonsOf(language)
  const learnt = learntTopics.map((topic, at) => learn(topic, lessons, grams.length, at + 1))
  writeFileSync(join(folder, `${language}.json.br`), brotliCompressSync(packed(grams, learnt)))
  const words = vocabularyOf(language)
  writeFileSync(join(vocabulary, `${language}.txt`), `${words.join('\n')}\n`)
  console.log(`${language}: ${words.length} words, ${lessons.length} sentences, ${grams.length} grams`)
}

/** `# taste price` stands above sentences on taste and price, `# none` above those on nothing of the list. */
function lessonsOf(language: string): { lessons: Lesson[]; grams: string[] } {
  const known = new Map<string, number>()
  const lessons: Lesson[] = []
  let topics: ReadonlySet<Topic> = new Set()
  for (const line of linesOf(language)) {
    if (line.startsWith('# ')) topics = new Set(named(line.slice(2)))
    else if (line.trim()) {
      const grams = [...gramsOf(line, language)].map((gram) => {
        if (!known.has(gram)) known.set(gram, known.size)
        return known.get(gram) ?? 0
      })
      lessons.push({ grams: Int32Array.from(grams), topics })
    }
  }
  return { lessons, grams: [...known.keys()] }
}

/** All files of the language, one after the other: `de.txt`, `de-clauses.txt`, … */
function linesOf(language: string, isWanted = (_file: string): boolean => true): string[] {
  const folder = join(import.meta.dirname, 'sentences')
  const files = readdirSync(folder).filter((name) => name.startsWith(language) && name.endsWith('.txt'))
  const wanted = files.toSorted().filter(isWanted)
  return wanted.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
}

/**
 * The words that customers of a shop say more than twice in our sentences. Those on games speak of blood and guns; what
 * is mostly written big inside a sentence is a name, but for German.
 */
function vocabularyOf(language: string): string[] {
  const counts = new Map<string, number>()
  const named = new Map<string, number>()
  for (const line of linesOf(language, (file) => !file.includes('-games')).filter((one) => !one.startsWith('#'))) {
    for (const word of new Set(wordsOf(line, language))) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [big] of line.matchAll(/(?<=\s)\p{Lu}\p{Ll}+/gu)) {
      const word = big.toLowerCase()
      named.set(word, (named.get(word) ?? 0) + 1)
    }
  }
  const isName = (word: string, count: number): boolean => language !== 'de' && 2 * (named.get(word) ?? 0) > count
  return [...counts]
    .flatMap(([word, count]) => (count >= often && !isName(word, count) && !isUnrepeated(word, language) ? [word] : []))
    .toSorted()
}

function named(heading: string): Topic[] {
  return heading.split(' ').flatMap((name) => {
    const topic = learntTopics.find((one) => one === name)
    if (!topic && name !== 'none') throw new Error(`No such topic: ${name}`)
    return topic ?? []
  })
}

/** Logistic regression, each weight with a rate of its own that falls as it is used. */
function learn(topic: Topic, lessons: Lesson[], size: number, seed: number): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size)
  const used = new Float64Array(size).fill(1e-2)
  const random = randomFrom(seed)
  const heavy = weightOf(topic, lessons)
  let bias = -3
  for (let round = 0; round < rounds; round += 1) {
    for (const { grams, topics } of shuffled(lessons, random)) {
      const each = share(grams.length)
      let odds = bias
      for (const gram of grams) odds += (weights[gram] ?? 0) * each
      const likely = 1 / (1 + Math.exp(-odds))
      const error = topics.has(topic) ? heavy * (likely - 1) : likely
      if (Math.abs(error) < 1e-3) continue
      bias -= 0.02 * error
      for (const gram of grams) {
        const slope = error * each + decay * (weights[gram] ?? 0)
        used[gram] = (used[gram] ?? 0) + slope * slope
        weights[gram] = (weights[gram] ?? 0) - (rate * slope) / Math.sqrt(used[gram] ?? 1)
      }
    }
  }
  return { bias, weights }
}

/** Against the topic that has as many sentences as half of the others at least. */
function weightOf(topic: Topic, lessons: readonly Lesson[]): number {
  const count = (one: Topic): number => lessons.filter(({ topics }) => topics.has(one)).length
  const sorted = learntTopics.map(count).toSorted((a, b) => a - b)
  return ((sorted[sorted.length >> 1] ?? 1) / Math.max(1, count(topic))) ** evened
}

function packed(grams: readonly string[], learnt: readonly { bias: number; weights: Float64Array }[]): string {
  const bytes: number[] = []
  const kept = grams.filter((_, gram) => {
    const pairs = learnt.flatMap(({ weights }, topic) => {
      const weight = Math.max(-127, Math.min(127, Math.round((weights[gram] ?? 0) / step)))
      return Math.abs(weight) < least ? [] : [topic, weight]
    })
    if (pairs.length > 0) bytes.push(pairs.length / 2, ...pairs)
    return pairs.length > 0
  })
  const file = {
    bias: learnt.map((one) => one.bias.toFixed(3)).join(' '),
    grams: kept.join(' '),
    pairs: Buffer.from(Int8Array.from(bytes)).toString('base64'),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

function shuffled(lessons: readonly Lesson[], random: () => number): Lesson[] {
  const mixed = [...lessons]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [mixed[at], mixed[other]]
    if (one && two) [mixed[at], mixed[other]] = [two, one]
  }
  return mixed
}

/** The same every time, so that the file changes only with the sentences. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}
