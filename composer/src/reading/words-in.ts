import { compact } from '../words/compact.ts'

/** Lowercase, with straight apostrophes, as the patterns of risks expect. */
export const plainly = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'")

export const sentencesIn = (text: string): string[] =>
  plainly(text)
    .split(/[.!?。！？\n]+/u)
    .map((sentence) => sentence.trim())

/** Matches any of the alternatives as whole words; `unspaced` is for Japanese and Chinese. */
export function anyOf(spaced: readonly string[], unspaced = ''): RegExp {
  const words = `(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})`
  return compact(unspaced ? `${words}|${unspaced}` : words, 'u')
}
