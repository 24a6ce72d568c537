import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Topic, topicNames } from '../topic-names.ts'

/** What was learnt of a language: for each gram the topics that it speaks for or against, as pairs in one row. */
export interface Weights {
  bias: readonly number[]
  /** Where the pairs of a gram begin. */
  starts: ReadonlyMap<string, number>
  /** How many pairs, then topic and weight in turns. */
  pairs: Int8Array
}

/** Weights are kept as whole numbers of this size. */
export const step = 0.05

export const learntTopics: readonly Topic[] = topicNames

/** Read with the first comment of a language; null where nothing was learnt. */
export function weightsOf(language: string): Weights | null {
  const known = read.get(language)
  if (known !== undefined) return known
  const file = new URL(`./weights/${language}.json.br`, import.meta.url)
  const weights = /^[a-z]{2}$/.test(language) && existsSync(file) ? unpacked(readFileSync(file)) : null
  read.set(language, weights)
  return weights
}

const read = new Map<string, Weights | null>()

function unpacked(file: Buffer): Weights {
  const text = brotliDecompressSync(file).toString()
  const { bias, grams, pairs: packed } = JSON.parse(text) as Record<'bias' | 'grams' | 'pairs', string>
  const bytes = Buffer.from(packed, 'base64')
  const pairs = new Int8Array(bytes)
  const starts = new Map<string, number>()
  let at = 0
  for (const gram of grams.split(' ')) {
    starts.set(gram, at)
    at += 1 + 2 * (pairs[at] ?? 0)
  }
  return { bias: bias.split(' ').map(Number), starts, pairs }
}
