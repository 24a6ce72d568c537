import { faceFor, hanOf } from './fonts.ts'

/**
 * Text for paper: one line, without control characters, emoji or stacked accents. Joiners and
 * direction isolates are kept.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(emoji, '')
    .replaceAll(unseen, '')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/ {2,}/g, ' ')
}

/** The script of a text that our fonts mostly can't render, e.g. "Korean"; null if it can be read. */
export function unreadable(text: string): string | null {
  const letters = cleanText(text).match(/\p{L}/gu)?.slice(0, 200) ?? []
  if (letters.length === 0) return null
  const han = hanOf(text)
  const lost = letters.filter((letter) => faceFor(letter, 400, han) === null)
  if (lost.length * 2 <= letters.length) return null
  return scripts.find(([, pattern]) => pattern.test(lost.join('')))?.[0] ?? 'another'
}

const unseen =
  /(?!(?<=[\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]|[\u2068\u2069])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}\ufffd]/gu
const emoji = /\p{RI}{2}|[0-9#*]\ufe0f?\u20e3|\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)|\p{Emoji_Presentation}/gu

const scripts: [string, RegExp][] = [
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
]
