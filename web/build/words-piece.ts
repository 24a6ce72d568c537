import { createHash } from 'node:crypto'

export type Messages = string | { [key: string]: Messages }
export type Catalogue = Record<string, unknown>

/** The messages of some features, as one file per language. */
export interface Piece {
  features: string[]
  /** File name without the language. */
  path: string
  files: { locale: string; fileName: string; source: string }[]
}

export function pieceOf(features: ReadonlySet<string>, languages: Record<string, Catalogue>): Piece {
  const names = [...features].toSorted()
  const sources = Object.entries(languages).map(([locale, messages]) => ({
    locale,
    source: `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, wordsOf(name, messages, locale)])))}`,
  }))
  const hash = createHash('sha256').update(JSON.stringify(sources)).digest('base64url').slice(0, 8)
  const path = `assets/words-${hash}`
  const files = sources.map((it) => ({ ...it, fileName: `${path}.${it.locale}.js` }))
  return { features: names, path, files: names.length > 0 ? files : [] }
}

/** What the browser needs to load a chunk: its URL and features. */
export const keyOf = (piece: Piece | undefined): string =>
  piece && piece.features.length > 0 ? [`/${piece.path}`, ...piece.features].join(' ') : ''

function wordsOf(feature: string, messages: Catalogue, locale: string): unknown {
  const words = messages[feature]
  if (!words) throw new Error(`The language ${locale} has no messages for ${feature}`)
  return words
}
