import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { searchPattern, searchText } from './search-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({})
})
afterAll(() => app.stop())

test('the database folds a text as the server does', async () => {
  const texts = [
    'Très bonne qualité, c’est sûr: mon cœur',
    'It´s `fine` ‘really’',
    'GROSSE Größe, Ærø, łódź, Đà Nẵng, ışık',
    'バッグが とても 良い ＡＢＣ ｶﾞ',
    '한국어 각각',
    'שָׁלוֹם مُحَمَّد जीवन ที่นี่',
    'й Ё ή',
    'ﬁne ½ ①',
  ]
  const { rows } = await app.owner.query<{ text: string }>('select app.folded(t) as text from unnest($1::text[]) t', [
    texts,
  ])
  expect(rows.map(({ text }) => text)).toEqual(texts.map((text) => searchText([text])))
})

test.each([
  ['zip bag', ['%zip%', '%bag%']],
  ['a 100%_\\ b', ['%100\\%\\_\\\\%', '%a%', '%b%']],
  ['"the zip" broke', ['%the zip%', '%broke%']],
  ['“it’s”', ["%it's%"]],
  ['"', ['%"%']],
  ['one two three four five six seven eight nine', 8],
])('the search %s has the patterns %o', (search, patterns) => {
  const { like, likes } = searchPattern(search)
  if (typeof patterns === 'number') expect(likes).toHaveLength(patterns)
  else expect(likes).toEqual(patterns)
  expect(like.split('\x01')).toEqual(likes)
})
