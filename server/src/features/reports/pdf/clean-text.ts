import { faceFor, hanOf } from './fonts.ts'

/** What can stand on paper: one line, no control or direction signs, no emoji, no towers of accents. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(emoji, '')
    .replaceAll(/\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Variation_Selector}|\ufffd/gu, '')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/ {2,}/g, ' ')
}

/** In whose letters a text is, where we have no letters for most of it: "Korean"; null where it can be read. */
export function unreadable(text: string): string | null {
  const letters = cleanText(text).match(/\p{L}/gu)?.slice(0, 200) ?? []
  if (letters.length === 0) return null
  const han = hanOf(text)
  const lost = letters.filter((letter) => faceFor(letter, 400, han) === null)
  if (lost.length * 2 <= letters.length) return null
  return scripts.find(([, pattern]) => pattern.test(lost.join('')))?.[0] ?? 'another'
}

const emoji = /\p{RI}{2}|[0-9#*]\ufe0f?\u20e3|\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)|\p{Emoji_Presentation}/gu

const scripts: [string, RegExp][] = [
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
]
