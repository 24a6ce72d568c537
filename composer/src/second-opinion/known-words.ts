import { existsSync, readFileSync } from 'node:fs'

/** Whether every word of it is one that our own sentences on ordinary purchases say often: no name, no slur, no slip. */
export function areKnownWords(text: string, language: string): boolean {
  const known = vocabularyOf(language)
  return wordsOf(text, language).every((word) => known.has(word))
}

/** Small letters; numbers are no words. */
export function wordsOf(text: string, language: string): string[] {
  const small = text.normalize('NFC').toLowerCase()
  if (language !== 'ja' && language !== 'zh') return small.match(/[\p{L}\p{M}]+/gu) ?? []
  const parts = segmenters[language].segment(small)
  return [...parts].flatMap(({ segment, isWordLike }) => (isWordLike && /\p{L}/u.test(segment) ? [segment] : []))
}

const segmenters = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
}

function vocabularyOf(language: string): ReadonlySet<string> {
  const read = kept.get(language)
  if (read) return read
  const file = new URL(`./vocabulary/${language}.txt`, import.meta.url)
  const known = /^[a-z]{2}$/.test(language) && existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/) : []
  kept.set(language, new Set(known))
  return vocabularyOf(language)
}

const kept = new Map<string, ReadonlySet<string>>()
