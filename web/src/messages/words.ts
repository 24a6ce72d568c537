import { catalogues, type Catalogue, type Locale } from './catalogue.ts'

let language: Locale = 'en'
let said: Partial<Catalogue> = {}
/** Those that a build's code asked for: of the entry first. */
const pieces = new Set(['words!'])

/** Everything is said in this language from now on; a build brings the words that its code needs by then. */
export async function speak(locale: Locale): Promise<Catalogue> {
  language = locale
  said = {}
  if (import.meta.env.DEV) return catalogues[locale]()
  await Promise.all([...pieces].map(bring))
  // It fills up as code loads: whatever speaks of a feature comes through `withWords`.
  return said as Catalogue
}

/** A build wraps every import() of ours in it, see build/split-messages.ts: no code runs before its words are there. */
export async function withWords<Code>(piece: string, code: Promise<Code>): Promise<Code> {
  pieces.add(piece)
  await Promise.all([code, bring(piece)])
  return code
}

async function bring(piece: string): Promise<void> {
  const into = said
  const [path, ...features] = piece.split(' ')
  if (!path || features.every((feature) => feature in into)) return
  const file = (await import(/* @vite-ignore */ `${path}.${language}.js`)) as { default: Partial<Catalogue> }
  Object.assign(into, file.default)
}
