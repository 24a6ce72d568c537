import { justNow } from './just-now-words.ts'

/** Month by each word for it, in the languages below, lower case. */
export const monthOf = (word: string): number | undefined => (months ??= monthWords()).get(word)

export type RelativeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Unit of `3 weeks ago`, in the languages below; with its number if the phrase has none (`yesterday`). */
export const agoOf = (phrase: string): { unit: RelativeUnit; count: number | null } | undefined =>
  (phrases ??= agoPhrases()).get(phraseKey(phrase))

export const plainWord = (word: string): string =>
  word.normalize('NFKC').toLowerCase().replaceAll('\u0307', '').replaceAll('’', "'").replace(/\.$/, '')

const phraseKey = (phrase: string): string => plainWord(phrase).replace(/\d+/, '#').replace(/\s+/g, '')

const languages =
  'en fr de es it pt nl ru uk pl cs sk tr sv da nb fi id ms vi el ro hu bg ca ar he th ko ja zh fa hi'.split(' ')
const units: RelativeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']

let months: Map<string, number> | null = null
let phrases: Map<string, { unit: RelativeUnit; count: number | null }> | null = null

// The first language with a word keeps it. Formatted with a day, because dates use that grammatical case.
function monthWords(): Map<string, number> {
  const words = new Map<string, number>([['sept', 9]])
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { month, day, timeZone: 'UTC' })
        for (let at = 0; at < 12; at++) {
          const part = format.formatToParts(Date.UTC(2021, at, 15)).find(({ type }) => type === 'month')?.value ?? ''
          const word = plainWord(part)
          if (/\p{L}{2}/u.test(word) && !words.has(word)) words.set(word, at + 1)
        }
      }
  return words
}

function agoPhrases(): Map<string, { unit: RelativeUnit; count: number | null }> {
  const found = new Map<string, { unit: RelativeUnit; count: number | null }>()
  const add = (phrase: string, unit: RelativeUnit, count: number | null): void => {
    const key = phraseKey(phrase)
    if (!found.has(key)) found.set(key, { unit, count })
  }
  for (const phrase of justNow) add(phrase, 'second', 0)
  for (const language of languages)
    for (const style of ['long', 'short', 'narrow'] as const)
      for (const unit of units) {
        const always = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style })
        for (const n of [1, 2, 3, 5, 11, 21]) {
          const phrase = always.format(-n, unit)
          if (/\d/.test(phrase)) add(phrase, unit, null)
          else add(phrase, unit, n)
        }
        const auto = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'auto' })
        if (unit === 'day')
          for (const n of [0, 1, 2]) if (!/\d/.test(auto.format(-n, unit))) add(auto.format(-n, unit), unit, n)
        if (unit !== 'day' && unit !== 'hour')
          for (const n of [0, 1]) if (!/\d/.test(auto.format(-n, unit))) add(auto.format(-n, unit), unit, n)
      }
  return found
}
