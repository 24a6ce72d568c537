import { expect, test } from 'vitest'
import { featuresIn, mark, markImports, reachOf } from './words-of-modules.ts'
import { keyOf, pieceOf } from './words-piece.ts'

const languages = {
  en: { shared: { close: 'Close' }, shell: { skip: 'Skip' }, reports: { run: 'Run now' } },
  fr: { shared: { close: 'Fermer' }, shell: { skip: 'Passer' }, reports: { run: 'Lancer' } },
}

test('a module uses the features whose messages it requests', () => {
  const code = `const t = useTranslations('reports'); const rail = useTranslations("shell.rail")`
  expect(featuresIn(code, 'a.tsx')).toEqual(new Set(['reports', 'shell']))
})

test('messages requested by a name that is unknown at build time fail the build', () => {
  expect(() => featuresIn('useTranslations(name)', 'a.tsx')).toThrow('a.tsx')
  expect(() => featuresIn('useTranslations()', 'a.tsx')).toThrow('nothing')
})

test('a module includes the messages of all its imports, even circular ones', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['a'], d: ['c'] }
  const features = new Map([
    ['a', new Set(['shell'])],
    ['c', new Set(['shared'])],
    ['d', new Set(['reports'])],
  ])
  expect(reachOf('a', (id) => imports[id] ?? [], features)).toEqual(new Set(['shell', 'shared']))
})

test('code that imports a module lazily waits for its messages', () => {
  const locate = (target: string) => target.replace('.', '/src')
  const marked = markImports(`const load = () => import('./popup.tsx')`, locate, '/src/load-messages.ts')
  expect(marked).toContain('import { withWords } from "/src/load-messages.ts"')
  expect(marked).toContain(`withWords("words!/src/popup.tsx", import('./popup.tsx'))`)
  expect([...marked.matchAll(mark)].map(([, id]) => id)).toEqual(['/src/popup.tsx'])
  expect(markImports(`import('sonner')`, locate, '/src/load-messages.ts')).toBe(`import('sonner')`)
})

test('a chunk of messages has one file per language, and a new name when any of them changes', () => {
  const piece = pieceOf(new Set(['shell', 'shared']), languages)
  expect(piece.files.map(({ fileName }) => fileName)).toEqual([`${piece.path}.en.js`, `${piece.path}.fr.js`])
  expect(piece.files[1]?.source).toBe('export default {"shared":{"close":"Fermer"},"shell":{"skip":"Passer"}}')
  expect(keyOf(piece)).toBe(`/${piece.path} shared shell`)
  const changed = { ...languages, fr: { ...languages.fr, shell: { skip: 'Sauter' } } }
  expect(pieceOf(new Set(['shell', 'shared']), changed).path).not.toBe(piece.path)
})

test('code without messages requests none', () => {
  expect(keyOf(pieceOf(new Set(), languages))).toBe('')
  expect(pieceOf(new Set(), languages).files).toEqual([])
})

test('a language without messages of a feature fails the build', () => {
  expect(() => pieceOf(new Set(['billing']), languages)).toThrow('en has no messages for billing')
})
