import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { list, listAll } from '../../../testing/inbox.ts'
import { makeCompany, sample } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../../db/ids.ts'
import { storeComments } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

describe('pages', () => {
  test('show each comment once, newest first, even if many have the same time', async () => {
    const company = await makeCompany(app, { connected: false })
    const now = app.services.now()
    const times = Array.from({ length: 90 }, (_, n) => new Date(now.getTime() - (n % 4) * 60_000))
    await company.stored(times.map((occurredAt) => ({ occurredAt, updatedAt: occurredAt })))
    const viewer = await company.as('viewer')
    for (const limit of [1, 7, 30, 100]) {
      const shown = await listAll(viewer, { limit })
      expect(new Set(shown.map(({ _id }) => _id)).size).toBe(90)
      expect(shown).toHaveLength(90)
      const order = shown.map(({ time, _id }) => `${time} ${_id}`)
      expect(order).toEqual(order.toSorted().toReversed())
    }
  })

  test('continue at the same place when new comments arrive', async () => {
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

  test('hold twenty comments by default', async () => {
    const company = await makeCompany(app, { connected: false })
    await company.stored(Array.from({ length: 21 }, () => ({})))
    const page = await list(await company.as('viewer'))
    expect(page.data).toHaveLength(20)
    expect(page.pagination.limit).toBe(20)
    expect(page.pagination.nextCursor).not.toBeNull()
  })

  test('contain comments of one brand only', async () => {
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
  test('count what they show, under every filter except their own', async () => {
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

  test('stop counting search results at ten thousand', async () => {
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
