import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../../db/ids.ts'
import { storeComments } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.calm())
afterAll(() => app.stop())

interface Shown {
  _id: string
  content: string
  time: string
}

interface Page {
  data: Shown[]
  pagination: { nextCursor: string | null; limit: number }
  counts: { pending: number; draft: number; sent: number }
}

async function list(caller: Caller, query: Record<string, string | number> = {}): Promise<Page> {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const answer = await caller.get(`/api/comments?${asked.join('&')}`)
  expect([query, answer.status, answer.text.slice(0, 100)]).toEqual([query, 200, expect.any(String)])
  return answer.json as unknown as Page
}

async function all(caller: Caller, query: Record<string, string | number> = {}): Promise<Shown[]> {
  const found: Shown[] = []
  let cursor: string | null = null
  do {
    const page: Page = await list(caller, cursor ? { ...query, cursor } : query)
    found.push(...page.data)
    cursor = page.pagination.nextCursor
  } while (cursor)
  return found
}

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

describe('pages', () => {
  test('show each comment once, newest first, also where many have the same time', async () => {
    const company = await makeCompany(app, { connected: false })
    const now = app.services.now()
    const times = Array.from({ length: 90 }, (_, n) => new Date(now.getTime() - (n % 4) * 60_000))
    await company.stored(times.map((occurredAt) => ({ occurredAt, updatedAt: occurredAt })))
    const viewer = await company.as('viewer')
    for (const limit of [1, 7, 30, 100]) {
      const shown = await all(viewer, { limit })
      expect(new Set(shown.map(({ _id }) => _id)).size).toBe(90)
      expect(shown).toHaveLength(90)
      const order = shown.map(({ time, _id }) => `${time} ${_id}`)
      expect(order).toEqual(order.toSorted().toReversed())
    }
  })

  test('go on at the same place while new ones arrive above', async () => {
    const company = await makeCompany(app, { connected: false })
    await company.stored(Array.from({ length: 25 }, () => ({})))
    const viewer = await company.as('viewer')
    const first = await list(viewer, { limit: 10 })
    const newer = new Date(app.services.now().getTime() + 60_000)
    await company.stored([{ occurredAt: newer, updatedAt: newer }])
    const second = await list(viewer, { limit: 10, cursor: first.pagination.nextCursor ?? '' })
    const third = await list(viewer, { limit: 10, cursor: second.pagination.nextCursor ?? '' })
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ _id }) => _id))
    expect(new Set(ids).size).toBe(25)
    expect(third.pagination).toEqual({ nextCursor: null, limit: 10 })
  })

  test('hold twenty unless they are asked for others', async () => {
    const company = await makeCompany(app, { connected: false })
    await company.stored(Array.from({ length: 21 }, () => ({})))
    const page = await list(await company.as('viewer'))
    expect(page.data).toHaveLength(20)
    expect(page.pagination.limit).toBe(20)
    expect(page.pagination.nextCursor).not.toBeNull()
  })

  test('are of one brand', async () => {
    const company = await makeCompany(app, { connected: false })
    await company.stored([{ text: 'of the first brand' }])
    const second = newId()
    await app.owner.query(
      `insert into app.brands (company_id, id, name, voice, created_at) values ($1, $2, 'Second', '{"tone":"warm","signOff":null,"avoid":[]}', now())`,
      [company.companyId, second],
    )
    const ctx = { ...company.ctx, brandId: second }
    await ctx.tx((tx) =>
      storeComments(tx, ctx, { platform: 'judgeme', timezone: 'UTC' }, [
        { ...sample('2', app.services.now(), 0), text: 'of the second' },
      ]),
    )
    const viewer = await company.as('viewer')
    expect((await list(viewer)).data.map(({ content }) => content)).toEqual(['of the first brand'])
    viewer.brand = second
    const page = await list(viewer)
    expect(page.data.map(({ content }) => content)).toEqual(['of the second'])
    expect(page.counts).toEqual({ pending: 1, draft: 0, sent: 0 })
    expect((await list(viewer, { search: 'brand' })).data).toEqual([])
  })
})

describe('tabs', () => {
  test('count what they show, under every filter but their own', async () => {
    const company = await makeCompany(app, { connected: false })
    const now = app.services.now()
    const put = (platform: string, names: string[]) =>
      company.ctx.tx((tx) =>
        storeComments(
          tx,
          company.ctx,
          { platform, timezone: 'UTC', quiet: true },
          names.map((name, n) => ({ ...sample(name, now, n), text: `A bag from ${platform}` })),
        ),
      )
    await put('judgeme', ['a', 'b', 'c'])
    await put('yotpo', ['d', 'e'])
    const editor = await company.as('editor')
    const [first] = (await list(editor, { platform: 'judgeme' })).data
    await editor.post('/api/comments/generate', { commentId: first?._id })
    const expected = { pending: 4, draft: 1, sent: 0 }
    for (const status of ['pending', 'draft', 'sent'] as const) {
      const page = await list(editor, { status })
      expect([status, page.counts, page.data.length]).toEqual([status, expected, expected[status]])
      const ofOne = await list(editor, { status, platform: 'judgeme' })
      expect(ofOne.counts).toEqual({ pending: 2, draft: 1, sent: 0 })
      expect(ofOne.data).toHaveLength({ pending: 2, draft: 1, sent: 0 }[status])
      const searched = await list(editor, { status, search: 'from yotpo' })
      expect(searched.counts).toEqual({ pending: 2, draft: 0, sent: 0 })
      expect(searched.data).toHaveLength({ pending: 2, draft: 0, sent: 0 }[status])
    }
    expect((await list(editor, { platform: 'tiktok' })).counts).toEqual({ pending: 0, draft: 0, sent: 0 })
    expect((await list(editor, { search: 'nowhere' })).counts).toEqual({ pending: 0, draft: 0, sent: 0 })
    expect((await list(editor, { search: 'bag', platform: 'yotpo' })).counts).toEqual({ pending: 2, draft: 0, sent: 0 })
  })

  test('stop counting under a search at ten thousand', async () => {
    const company = await makeCompany(app, { connected: false })
    await company.stored([{ text: 'one of many' }])
    await app.owner.query('drop index app.comments_search_idx')
    await app.owner.query(
      `insert into app.comments select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'external_id', 'x' || n))).*
       from app.comments c, generate_series(1, 10050) n where company_id = $1`,
      [company.companyId],
    )
    const viewer = await company.as('viewer')
    expect((await list(viewer, { search: 'one of many', limit: 1 })).counts).toEqual({
      pending: 10_000,
      draft: 0,
      sent: 0,
    })
    await app.owner.query(
      'create index comments_search_idx on app.comments using gin (company_id, search_text gin_trgm_ops)',
    )
  })
})

describe('the search', () => {
  test('looks into the product, the words, the title, the author and the source, in any case', async () => {
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

  test('finds words in any order, and those in quotation marks together', async () => {
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

  test('finds what is typed without accents, and with any apostrophe', async () => {
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

  test('looks into the reply, and no longer into one that was replaced', async () => {
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

  test('follows a review that was edited, in every script, and keeps its reply', async () => {
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

  test('finds words of two letters in Japanese, Chinese and Korean', async () => {
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
    // Half and full width are one.
    expect(await found('ﾌｧｽﾅｰ')).toEqual(['ja'])
  })

  test('takes %, _ and \\ as themselves', async () => {
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
    const found = await all(viewer, { search: 'needle', limit: 4 })
    expect(found).toHaveLength(22)
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(22)
    const order = found.map(({ time, _id }) => `${time} ${_id}`)
    expect(order).toEqual(order.toSorted().toReversed())
  })
})
