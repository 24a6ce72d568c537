import { compact } from './compact.ts'

export interface Token {
  text: string
  start: number
  end: number
  /** Clause number; a clause ends at punctuation or a line break. */
  clause: number
  /** Sentence number; a comma doesn't end a sentence. */
  sentence: number
}

/** Words, or single characters in scripts without spaces. Hyphens and apostrophes separate words. */
export function tokensOf(text: string, spaced: boolean, fold: (token: string) => string): Token[] {
  const tokens: Token[] = []
  let [clause, sentence] = [0, 0]
  for (const match of text.matchAll(spaced ? words : characters)) {
    if (tokens.length >= mostTokens) break
    const [found, word] = match
    if (word !== undefined) {
      tokens.push({ text: fold(word), start: match.index, end: match.index + found.length, clause, sentence })
    } else {
      clause += 1
      if (sentenceEnd.test(found)) sentence += 1
    }
  }
  return tokens
}

/** Normalizes words for comparison: lowercase, one form per character, elongations ("soooo") shortened. */
export function folder(accentsMatter: boolean): (token: string) => string {
  return (token) => {
    if (/^[a-z]+$/.test(token)) return shortened(token)
    const small = token.toLowerCase().normalize('NFKC')
    if (/^[a-z\d]+$/.test(small)) return shortened(small)
    const letters = small
      .replace(/i\u0307/gu, 'i')
      .replace(/[\u064B-\u0652\u0640]/gu, '')
      .replace(/[أإآ]/gu, 'ا')
      .replace(/ى/gu, 'ي')
      .replace(/ة/gu, 'ه')
    return shortened(accentsMatter ? letters : letters.normalize('NFD').replace(/[\u0300-\u036F]/gu, ''))
  }
}

function shortened(token: string): string {
  if (!/(\p{L})\1\1/u.test(token)) return token
  return token.replace(/(?<=[gc])o{3,}/g, 'oo').replace(/(\p{L})\1{2,}/gu, '$1')
}

const mostTokens = 1500
const sentenceEnd = /[\n.;!?…。！？；•|]/u
const breaks = String.raw`[\n.,;:!?()…。、！？，；：（）•|~～]+|\s[-–—]+\s`
const words = compact(String.raw`([\p{L}\p{M}\p{N}]+)|${breaks}`, 'gu')
const characters = compact(String.raw`([\p{L}\p{M}\p{N}ー])|${breaks}`, 'gu')
