import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { rareSlice } from './rare-signs.ts'
import { unpackFont } from './unpack-font.ts'

export type Weight = 400 | 500 | 600

/** One font file, and the signs that it really has. */
export interface Face {
  /** Its name in a document, and the same for every document. */
  name: string
  covers: ReadonlySet<number>
  /** The whole font; a document keeps only the signs that it uses. */
  read: () => Buffer
}

/** Which of two shapes a Chinese sign has: Japanese wherever a text has kana, else simplified Chinese. */
export type Han = 'jp' | 'sc'
export const hanOf = (text: string): Han => (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'jp' : 'sc')

/** The face that has every part of one written sign; null where none has. */
export function faceFor(sign: string, weight: Weight, han: Han): Face | null {
  const points = Array.from(sign, (part) => part.codePointAt(0) ?? 0)
  const east: Family[] = han === 'jp' ? ['japanese', 'chinese'] : ['chinese', 'japanese']
  const order = isEastAsian.test(sign) ? [...east, ...western] : [...western, ...east]
  for (const family of order) {
    const face = faceOf(files[family](weight))
    if (points.every((point) => face.covers.has(point))) return face
  }
  const slice = points.length === 1 ? rareSlice(points[0] ?? 0, han) : null
  const face = slice ? faceOf(`${slice}-${weight}`) : null
  return face && points.every((point) => face.covers.has(point)) ? face : null
}

type Family = keyof typeof files

const noto = (script: string) => (weight: Weight) => `noto-sans/files/noto-sans-${script}-${weight}`

const files = {
  geist: (weight: Weight) => `geist-sans/files/geist-sans-latin-${weight}`,
  'latin-ext': noto('latin-ext'),
  vietnamese: noto('vietnamese'),
  cyrillic: noto('cyrillic'),
  'cyrillic-ext': noto('cyrillic-ext'),
  greek: noto('greek'),
  'greek-ext': noto('greek-ext'),
  devanagari: noto('devanagari'),
  japanese: (weight: Weight) => `noto-sans-jp/files/noto-sans-jp-japanese-${weight}`,
  chinese: (weight: Weight) => `noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}`,
}
const western: Family[] = [
  'geist',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'devanagari',
]

export const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

const faces = new Map<string, Face>()

function faceOf(file: string): Face {
  const known = faces.get(file)
  if (known) return known
  const path = fileURLToPath(import.meta.resolve(`@fontsource/${file}-normal.woff`))
  const whole = unpackFont(readFileSync(path))
  const kept = whole.length <= MOST_KEPT ? whole : null
  const face: Face = {
    name: file,
    covers: new Set(create(whole).characterSet),
    read: () => kept ?? unpackFont(readFileSync(path)),
  }
  faces.set(file, face)
  return face
}

/** Whole Chinese and Japanese fonts have several megabytes; they are read anew for the few reports that need them. */
const MOST_KEPT = 500_000
