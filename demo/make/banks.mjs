import { readFileSync } from 'node:fs'

/** The hand-written sentences of one language; `stories` are whole reviews, each told once. */
export function loadBank(language) {
  const read = (part) => JSON.parse(readFileSync(new URL(`banks/${language}/${part}.json`, import.meta.url), 'utf8'))
  return Object.fromEntries(['shop', 'products', 'replies', 'names', 'stories'].map((part) => [part, read(part)]))
}

/** Hands out sentences so that the least used come first; `{a|b}` in a sentence stands for either wording. */
export function createDealer(random) {
  const used = new Map()
  const variantsOf = new Map()

  function variants(pattern) {
    if (!variantsOf.has(pattern)) variantsOf.set(pattern, expand(pattern))
    return variantsOf.get(pattern)
  }

  function load(pattern) {
    const all = variants(pattern)
    return all.reduce((sum, text) => sum + (used.get(text) ?? 0), 0) / all.length
  }

  function deal(patterns) {
    const pattern = leastUsed(patterns, load)
    const text = leastUsed(variants(pattern), (variant) => used.get(variant) ?? 0)
    used.set(text, (used.get(text) ?? 0) + 1)
    return text
  }

  function leastUsed(list, count) {
    const ranked = list.map((item) => ({ item, key: count(item) + random.next() * 1.2 }))
    return ranked.sort((a, b) => a.key - b.key)[0].item
  }

  return { deal, loadOf: (patterns) => patterns.reduce((sum, pattern) => sum + load(pattern), 0) / patterns.length }
}

export function expand(pattern) {
  const match = /\{([^{}]*\|[^{}]*)\}/.exec(pattern)
  if (!match) return [pattern]
  const [whole, inside] = match
  return inside.split('|').flatMap((wording) => expand(pattern.replace(whole, () => wording)))
}
