import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { list, listAll } from '../testing/inbox.ts'
import { makeCompany, sample, type TestCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { storeComments } from '../features/comments/index.ts'
import { searchPattern, searchText } from './search-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
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

async function withTexts(texts: Record<string, Partial<Parameters<TestCompany['stored']>[0][number]>>) {
  const company = await makeCompany(app, { connected: false })
  const now = app.services.now()
  const comments = Object.entries(texts).map(([externalId, more], n) => ({ ...sample(externalId, now, n), ...more }))
  await company.stored(comments)
  const viewer = await company.as('viewer')
  const found = async (search: string): Promise<string[]> => {
    const { rows } = await app.owner.query<{ id: string; external_id: string }>(
      'select id, external_id from app.comments where company_id = $1',
      [company.companyId],
    )
    const names = new Map(rows.map((row) => [row.id, row.external_id]))
    return (await list(viewer, { search, limit: 100 })).data.map(({ _id }) => names.get(_id) ?? '').toSorted()
  }
  return { company, viewer, found }
}

describe('the search', () => {
  test('matches product, text, title, author and source, ignoring case', async () => {
    const { found } = await withTexts({
      product: { productExternalId: 'p1', productTitle: 'Solstice Signet Ring' },
      words: { text: 'The clasp is wobbly.' },
      title: { title: 'Marvellous' },
      author: { authorName: 'Zoë Øster' },
    })
    expect(await found('signet')).toEqual(['product'])
    expect(await found('WOBBLY')).toEqual(['words'])
    expect(await found('marvell')).toEqual(['title'])
    expect(await found('zoë øs')).toEqual(['author'])
    for (const source of ['JudgeMe', 'Judge.me', 'judge me'])
      expect(await found(source)).toEqual(['author', 'product', 'title', 'words'])
    expect(await found('  wobbly  ')).toEqual(['words'])
  })

  test('matches words in any order, and quoted words together', async () => {
    const { found } = await withTexts({
      one: { text: 'The clasp of my ring is wobbly.', authorName: 'Ann' },
      other: { text: 'The clasp is fine.', authorName: 'Bea' },
    })
    expect(await found('wobbly clasp')).toEqual(['one'])
    expect(await found('clasp bea')).toEqual(['other'])
    expect(await found('clasp nobody')).toEqual([])
    expect(await found('"clasp is"')).toEqual(['other'])
    expect(await found('“clasp of” wobbly')).toEqual(['one'])
    expect(await found('"is clasp"')).toEqual([])
    expect(await found('"')).toEqual([])
    expect(await found('t h e c l a s p i s f')).toEqual([])
  })

  test('ignores accents, and treats all apostrophes alike', async () => {
    const { found } = await withTexts({
      fr: { text: 'Très bonne qualité, c’est sûr, mon cœur' },
      en: { text: "It's broken" },
      de: { text: 'Große Größe, schön' },
      ja: { text: 'とても良いバッグ、が' },
    })
    for (const words of ['qualite', 'qualité', 'QUALITÉ', "c'est sur", 'c’est sûr', 'coeur'])
      expect([words, await found(words)]).toEqual([words, ['fr']])
    for (const words of ['it’s', "it's", 'it‘s', 'it´s']) expect([words, await found(words)]).toEqual([words, ['en']])
    expect(await found('grosse grosse schon')).toEqual(['de'])
    expect(await found('ハッグ')).toEqual([])
    expect(await found('バッグ')).toEqual(['ja'])
  })

  test('matches the reply, and no longer a replaced one', async () => {
    const { company, found } = await withTexts({ one: { text: 'The zip broke.' }, other: { text: 'The zip is fine.' } })
    const editor = await company.as('editor')
    const { data } = await list(editor, { search: 'broke' })
    const id = data[0]?._id ?? ''
    await editor.post('/api/comments/generate', { commentId: id })
    await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'A plumber 水道屋 calls', version: 1 })
    expect(await found('plumber')).toEqual(['one'])
    expect(await found('水道')).toEqual(['one'])
    await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'A joiner calls', version: 2 })
    expect(await found('plumber')).toEqual([])
    expect(await found('水道')).toEqual([])
    expect(await found('joiner')).toEqual(['one'])
    expect(await found('zip broke')).toEqual(['one'])
  })

  test('matches an edited review, in every script, and its reply', async () => {
    const { company, found } = await withTexts({ one: { text: 'Ein Taschenmesser', authorName: 'Max' } })
    const editor = await company.as('editor')
    const id = (await list(editor)).data[0]?._id ?? ''
    await editor.post('/api/comments/generate', { commentId: id })
    await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Danke 感謝 vielmals', version: 1 })
    const later = new Date(app.services.now().getTime() + 60_000)
    const edited = {
      ...sample('one', later, 0),
      text: 'とても良い鞄です ＡＢＣ',
      title: 'ÜBER',
      authorName: 'Moritz',
      updatedAt: later,
    }
    await company.ctx.tx((tx) => storeComments(tx, company.ctx, { platform: 'judgeme', timezone: 'UTC' }, [edited]))
    for (const words of ['良い', '鞄で', 'abc', 'über', 'moritz', 'canvas bag', 'vielmals', '感謝']) {
      expect([words, await found(words)]).toEqual([words, ['one']])
    }
    for (const gone of ['taschenmesser', 'max']) expect([gone, await found(gone)]).toEqual([gone, []])
  })

  test('matches words of two letters in Japanese, Chinese and Korean', async () => {
    const { found } = await withTexts({
      ja: { text: 'この鞄はとても丈夫です。ファスナーが壊れた。' },
      zh: { text: '质量很好，物流快' },
      ko: { text: '가방이 튼튼해요' },
      en: { text: 'Very sturdy' },
    })
    expect(await found('丈夫')).toEqual(['ja'])
    expect(await found('壊れ')).toEqual(['ja'])
    expect(await found('ファ')).toEqual(['ja'])
    expect(await found('鞄')).toEqual(['ja'])
    expect(await found('物流')).toEqual(['zh'])
    expect(await found('튼튼')).toEqual(['ko'])
    expect(await found('夫丈')).toEqual([])
    // Half width and full width match each other.
    expect(await found('ﾌｧｽﾅｰ')).toEqual(['ja'])
  })

  test('matches %, _ and \\ literally', async () => {
    const { found } = await withTexts({
      percent: { text: '100% cotton' },
      under: { text: 'snake_case name' },
      back: { text: 'a path C:\\bags\\new' },
      plain: { text: 'hundred of cotton, snakeXcase' },
      quote: { text: `it's "quoted" (really) [so] {it} $1 ?` },
    })
    expect(await found('100%')).toEqual(['percent'])
    expect(await found('%')).toEqual(['percent'])
    expect(await found('snake_case')).toEqual(['under'])
    expect(await found('_')).toEqual(['under'])
    expect(await found('\\bags')).toEqual(['back'])
    expect(await found('\\')).toEqual(['back'])
    expect(await found(`it's "quoted" (really) [so] {it} $1 ?`)).toEqual(['quote'])
    expect(await found(`' or 1=1 --`)).toEqual([])
  })

  test('pages like the list', async () => {
    const company = await makeCompany(app, { connected: false })
    await company.stored(Array.from({ length: 45 }, (_, n) => ({ text: n % 2 ? 'a needle' : 'hay' })))
    const viewer = await company.as('viewer')
    const found = await listAll(viewer, { search: 'needle', limit: 4 })
    expect(found).toHaveLength(22)
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(22)
    const order = found.map(({ time, _id }) => `${time} ${_id}`)
    expect(order).toEqual(order.toSorted().toReversed())
  })
})
