import { catalogues, type Catalogue, type Locale } from './catalogue.ts'

let language: Locale = 'en'
let loaded: Partial<Catalogue> = {}
/** Message chunks that the built code requested; the entry's first. */
const pieces = new Set(['words!'])

/** Switches the language; in a build, loads the messages that the loaded code needs. */
export async function loadMessages(locale: Locale): Promise<Catalogue> {
  language = locale
  loaded = {}
  if (import.meta.env.DEV) return catalogues[locale]()
  await Promise.all([...pieces].map(loadPiece))
  // It fills up as code loads: code that uses a feature's messages is loaded through `withWords`.
  return loaded as Catalogue
}

/** A build wraps every import() of ours in it (build/split-messages.ts), so that no code runs before its messages are loaded. */
export async function withWords<Code>(piece: string, code: Promise<Code>): Promise<Code> {
  pieces.add(piece)
  await Promise.all([code, loadPiece(piece)])
  return code
}

async function loadPiece(piece: string): Promise<void> {
  const into = loaded
  const [path, ...features] = piece.split(' ')
  if (!path || features.every((feature) => feature in into)) return
  const file = (await import(/* @vite-ignore */ `${path}.${language}.js`)) as { default: Partial<Catalogue> }
  Object.assign(into, file.default)
}
