import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Which variant a Han character gets: Japanese if the text has kana, else simplified Chinese. */
export type Han = 'jp' | 'sc'

/**
 * The font file with a character that neither whole font has (traditional and rare ones), without its weight; null if
 * none.
 */
export function rareSlice(point: number, han: Han): string | null {
  const order: Han[] = han === 'jp' ? ['jp', 'sc'] : ['sc', 'jp']
  for (const language of order) {
    const slice = slicesOf(language).find(({ spans }) => spans.some(([from, to]) => point >= from && point <= to))
    if (slice) return `noto-sans-${language}/files/noto-sans-${language}-${slice.name}`
  }
  return null
}

interface Slice {
  name: string
  spans: [number, number][]
}

const known = new Map<Han, Slice[]>()
const listed = z.record(z.string(), z.string())

function slicesOf(language: Han): Slice[] {
  const cached = known.get(language)
  if (cached) return cached
  const path = fileURLToPath(import.meta.resolve(`@fontsource/noto-sans-${language}/unicode.json`))
  const all = Object.entries(listed.parse(JSON.parse(readFileSync(path, 'utf8'))))
  // Only the numbered slices have Chinese characters; slice 101 of the Chinese font has no cmap table.
  const slices = all
    .filter(([name]) => /^\[\d+\]$/.test(name) && !(language === 'sc' && name === '[101]'))
    .map(([name, ranges]) => ({ name: name.slice(1, -1), spans: ranges.split(',').map(spanOf) }))
  known.set(language, slices)
  return slices
}

function spanOf(range: string): [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
