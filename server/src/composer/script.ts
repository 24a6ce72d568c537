/** The writing of a text by most of its letters; null when it has none. */
export function scriptOf(text: string): Script | null {
  const counts = new Map<Script, number>()
  for (const [letter] of text.slice(0, 300).matchAll(/\p{L}/gu)) {
    const script = letter < '\u0250' ? 'latin' : (scripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other')
    counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  // Japanese is written with both: a tenth of kana is enough to tell it from Chinese.
  const kana = counts.get('kana') ?? 0
  const han = counts.get('han') ?? 0
  if (kana > 0 && kana * 9 >= han) counts.set('kana', kana + han).delete('han')
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

export type Script = 'latin' | 'cyrillic' | 'arabic' | 'han' | 'kana' | 'hangul' | 'thai' | 'greek' | 'hebrew' | 'other'

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['han', /\p{Script=Han}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['thai', /\p{Script=Thai}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
]
