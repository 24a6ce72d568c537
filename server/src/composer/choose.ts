import { createHash } from 'node:crypto'

export interface Slots {
  name: string | null
  product: string | null
  fact: string | null
}

export interface Taste {
  seed: string
  /** Words that must not appear. */
  avoid: readonly string[]
  /** Small letters; what has been said on this page already. */
  said: readonly string[]
  /** No exclamation marks. */
  formal: boolean
}

/** The sentences that fit, filled in, best first: unsaid before said, then in an order that only the seed decides. */
export function fittingSentences(templates: readonly string[], slots: Slots, taste: Taste): string[] {
  return templates
    .filter((template) => !(taste.formal && /[!！]/.test(template)))
    .flatMap((template) => {
      const text = fill(template, slots)
      return text === null || hasAvoided(text, taste.avoid) ? [] : [{ text, said: timesSaid(text, taste.said) }]
    })
    .map((one) => ({ ...one, rank: rank(taste.seed, one.text) }))
    .sort((a, b) => a.said - b.said || (a.rank < b.rank ? -1 : 1))
    .map((one) => one.text)
}

function fill(template: string, slots: Slots): string | null {
  let missing = false
  const text = template.replace(/\{(name|product|fact)\}/g, (_, slot: keyof Slots) => {
    const value = slots[slot]
    if (value === null) missing = true
    return value ?? ''
  })
  return missing ? null : text
}

function timesSaid(text: string, said: readonly string[]): number {
  const small = text.toLowerCase()
  return said.filter((reply) => reply.includes(small)).length
}

/** Whole words in scripts that have spaces, anywhere in the others. */
export function hasAvoided(text: string, avoid: readonly string[]): boolean {
  const small = text.toLowerCase()
  return avoid.some((word) => {
    const wanted = word.trim().toLowerCase()
    if (!wanted) return false
    const edges = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(wanted)
    for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + 1)) {
      const before = small[at - 1] ?? ' '
      const after = small[at + wanted.length] ?? ' '
      if (edges || !(/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after))) return true
    }
    return false
  })
}

function rank(seed: string, text: string): string {
  return createHash('sha256').update(`${seed}\n${text}`).digest('hex')
}
