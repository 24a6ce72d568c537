import { compact } from '../words/compact.ts'

/** The script of most letters; null without letters. */
export function scriptOf(text: string): Script | null {
  const counts = new Map<Script, number>()
  for (const [letter] of withoutNames(text.slice(0, 300)).matchAll(/\p{L}/gu)) {
    const script = letter < '\u0250' ? 'latin' : (scripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other')
    counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  // Japanese mixes scripts: a tenth of kana is enough to rule out Chinese.
  const kana = counts.get('kana') ?? 0
  const han = counts.get('han') ?? 0
  if (kana > 0 && kana * 9 >= han) counts.set('kana', kana + han).delete('han')
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

/** Product names and codes in Latin letters don't make a Chinese text English: "iPhone 12 PRO MAX 很好用". */
function withoutNames(text: string): string {
  if ((text.match(eastAsian) ?? []).length < 3) return text
  const bare = text.replace(/[\p{Script=Latin}\p{N}.+/-]+/gu, (word) => (/[\p{Lu}\p{N}]/u.test(word) ? ' ' : word))
  return (text.match(english) ?? []).length >= 2 || !/\p{L}/u.test(bare) ? text : bare
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const english = compact(
  /(?<!\p{L})(?:the|is|it|and|this|that|my|very|not|was|are|have|for|with|you|love|great|good|but|in|of|to)(?!\p{L})/giu,
)

const scripts = [
  ['latin', /\p{Script=Latin}/u],
  ['han', /\p{Script=Han}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['thai', /\p{Script=Thai}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['gujarati', /\p{Script=Gujarati}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['kannada', /\p{Script=Kannada}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['sinhala', /\p{Script=Sinhala}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['khmer', /\p{Script=Khmer}/u],
  ['lao', /\p{Script=Lao}/u],
  ['burmese', /\p{Script=Myanmar}/u],
  ['ethiopic', /\p{Script=Ethiopic}/u],
] as const satisfies readonly (readonly [string, RegExp])[]

export type Script = (typeof scripts)[number][0] | 'other'

/** Scripts that identify a language, or nearly: their text is none of the others. */
export const soleLanguage: Partial<Record<Script, string>> = {
  han: 'zh',
  kana: 'ja',
  thai: 'th',
  hangul: 'ko',
  greek: 'el',
  hebrew: 'he',
  devanagari: 'hi',
  bengali: 'bn',
  gurmukhi: 'pa',
  gujarati: 'gu',
  tamil: 'ta',
  telugu: 'te',
  kannada: 'kn',
  malayalam: 'ml',
  sinhala: 'si',
  georgian: 'ka',
  armenian: 'hy',
  khmer: 'km',
  lao: 'lo',
  burmese: 'my',
  ethiopic: 'am',
}
