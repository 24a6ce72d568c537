import { existsSync, readFileSync } from 'node:fs'

/** Whether all its words are common in reviews (quotable/README.md): no names, slurs, or typos. */
export function areQuotableWords(text: string, language: string): boolean {
  const quotable = quotableWordsOf(language)
  return wordsOf(text, language).every((word) => quotable.has(word))
}

/** Lowercase; numbers aren't words. */
function wordsOf(text: string, language: string): string[] {
  const small = text.normalize('NFC').toLowerCase()
  if (language !== 'ja' && language !== 'zh') return small.match(/[\p{L}\p{M}]+/gu) ?? []
  const parts = segmenters[language].segment(small)
  return [...parts].flatMap(({ segment, isWordLike }) => (isWordLike && /\p{L}/u.test(segment) ? [segment] : []))
}

const segmenters = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
}

function quotableWordsOf(language: string): ReadonlySet<string> {
  const read = kept.get(language)
  if (read) return read
  const file = new URL(`./quotable/${language}.txt`, import.meta.url)
  const words = /^[a-z]{2}$/.test(language) && existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/) : []
  kept.set(language, new Set(words))
  return quotableWordsOf(language)
}

const kept = new Map<string, ReadonlySet<string>>()
