import type { Han } from './rare-glyphs.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { rareSlice } from './rare-glyphs.ts'
import { unpackFont } from './unpack-font.ts'

export type Weight = 400 | 500 | 600

/** One font file, and the characters that it contains. */
export interface Face {
  /** Its name, the same in every document. */
  name: string
  covers: ReadonlySet<number>
  /** Letters join or have marks above and below: they are set as the font places them, without letter spacing. */
  shaped: boolean
  /** The whole font; a document embeds only the glyphs that it uses. */
  read: () => Buffer
}

export const hanOf = (text: string): Han => (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'jp' : 'sc')

/** The face that has every part of a grapheme; null if there is none. */
export function faceFor(sign: string, weight: Weight, han: Han): Face | null {
  const points = Array.from(sign.replaceAll(/[\u200c\u200d]/g, ''), (part) => part.codePointAt(0) ?? 0)
  for (const family of familiesFor(sign, han)) {
    const face = faceOf(files[family](weight), shapedFamilies.has(family))
    if (points.every((point) => face.covers.has(point))) return face
  }
  const slice = points.length === 1 ? rareSlice(points[0] ?? 0, han) : null
  const face = slice ? faceOf(`${slice}-${weight}`, false) : null
  return face && points.every((point) => face.covers.has(point)) ? face : null
}

type Family = keyof typeof files

/** Each script has its own fonts, loaded only for a text that needs them. */
function familiesFor(sign: string, han: Han): Family[] {
  const own = scripts.find(([, pattern]) => pattern.test(sign))?.[0]
  if (own) return [own]
  const east: Family[] = han === 'jp' ? ['japanese', 'chinese'] : ['chinese', 'japanese']
  return isEastAsian.test(sign) ? [...east, ...western] : [...western, ...east]
}

const scripts: [Family, RegExp][] = [
  ['korean', /\p{Script=Hangul}/u],
  ['arabic', /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u0660-\u066d]/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['thai', /[\p{Script=Thai}\u0e3f]/u],
  ['devanagari', /\p{Script=Devanagari}/u],
]

const shapedFamilies = new Set<Family>(['arabic', 'hebrew', 'thai', 'devanagari'])

const noto = (script: string) => (weight: Weight) => `noto-sans/files/noto-sans-${script}-${weight}`
const own = (script: string, name: string) => (weight: Weight) =>
  `noto-sans-${script}/files/noto-sans-${script}-${name}-${weight}`

const files = {
  geist: (weight: Weight) => `geist-sans/files/geist-sans-latin-${weight}`,
  'latin-ext': noto('latin-ext'),
  vietnamese: noto('vietnamese'),
  cyrillic: noto('cyrillic'),
  'cyrillic-ext': noto('cyrillic-ext'),
  greek: noto('greek'),
  'greek-ext': noto('greek-ext'),
  devanagari: noto('devanagari'),
  japanese: own('jp', 'japanese'),
  chinese: own('sc', 'chinese-simplified'),
  korean: own('kr', 'korean'),
  // Its letters are whole glyphs. Noto's share components, so text copied from the file came out wrong.
  arabic: (weight: Weight) => `ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}`,
  hebrew: own('hebrew', 'hebrew'),
  thai: own('thai', 'thai'),
}
const western: Family[] = ['geist', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']

export const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

const faces = new Map<string, Face>()

function faceOf(file: string, shaped: boolean): Face {
  const known = faces.get(file)
  if (known) return known
  const path = fileURLToPath(import.meta.resolve(`@fontsource/${file}-normal.woff`))
  const whole = unpackFont(readFileSync(path))
  const kept = whole.length <= MOST_KEPT ? whole : null
  const face: Face = {
    name: file,
    shaped,
    covers: new Set(create(whole).characterSet),
    read: () => kept ?? unpackFont(readFileSync(path)),
  }
  faces.set(file, face)
  return face
}

/**
 * Whole Chinese, Japanese and Korean fonts have several megabytes; they are loaded for each of the few reports that
 * need them.
 */
const MOST_KEPT = 500_000
