import { type EnglishWording, inWording } from './english-wording.ts'

export interface Slots {
  name: string | null
  product: string | null
  fact: string | null
  /** Quotable text from the comment. */
  words: string | null
}

export interface Taste {
  seed: string
  /** Words that must not appear. */
  avoid: readonly string[]
  /** Lowercase text that already appears on this page. */
  recent: readonly string[]
  /** No exclamation marks, which only a warm voice uses. */
  calm: boolean
  english: EnglishWording
}

/** Matching sentences, filled in, best first: unused before used, then in an order derived from the seed. */
export function fittingSentences(templates: readonly string[], slots: Slots, taste: Taste): string[] {
  const fitting = templates
    .filter((template) => !(taste.calm && /[!！]/.test(template)))
    .flatMap((template) => {
      const text = fill(inWording(template, taste.english), slots)
      return text === null || hasAvoided(text, taste.avoid) ? [] : [text]
    })
  return byTaste(fitting, (text) => ({ text, uses: countUses(text, taste.recent) }), taste)
}

export function byTaste<T>(all: readonly T[], of: (one: T) => { text: string; uses: number }, taste: Taste): T[] {
  return all
    .map((one) => ({ one, ...of(one) }))
    .map((row) => ({ ...row, rank: rank(taste.seed, row.text) }))
    .sort((a, b) => a.uses - b.uses || a.rank - b.rank)
    .map(({ one }) => one)
}

function fill(template: string, slots: Slots): string | null {
  let missing = false
  const text = template.replace(/\{(name|product|fact|words)\}/g, (_, slot: keyof Slots) => {
    const value = slots[slot]
    if (value === null) missing = true
    return value ?? ''
  })
  return missing ? null : text
}

function countUses(text: string, recent: readonly string[]): number {
  const small = text.toLowerCase()
  return recent.filter((reply) => reply.includes(small)).length
}

/** Whole words in scripts with spaces; anywhere in others. */
export function hasAvoided(text: string, avoid: readonly string[]): boolean {
  const small = text.toLowerCase()
  return avoid.some((word) => {
    const key = word.trim().toLowerCase()
    if (!key) return false
    const edges = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(key)
    for (let at = small.indexOf(key); at >= 0; at = small.indexOf(key, at + 1)) {
      const before = small[at - 1] ?? ' '
      const after = small[at + key.length] ?? ' '
      if (edges || !(/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after))) return true
    }
    return false
  })
}

/** FNV-1a with a final mix: not for secrets, and fast enough to rank hundreds of sentences. */
function rank(seed: string, text: string): number {
  let hash = 0x811c9dc5
  for (const part of [seed, '\n', text]) {
    for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
