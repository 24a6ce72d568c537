import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CommentOrder } from '@bizamply/contract/comment-filter'
import { commentFilter } from '@bizamply/contract/comment-query'
import { list, withRows as rowsOf, type ListPage, type NamedRow } from '../../../testing/inbox.ts'
import { makeCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newId } from '../../../db/ids.ts'
import { pickComments } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const withRows = (rows: Record<string, NamedRow>, timezone?: string) => rowsOf(app, rows, timezone)

describe('filtering', () => {
  test('by reading matches rating, sentiment, topics, language, risk, and questions', async () => {
    const { names } = await withRows({
      a: {
        rating: 1,
        found: { sentiment: 'negative', topics_bad: ['size', 'zip'], risks: ['injury'], language: 'de' },
      },
      b: { rating: 5, found: { sentiment: 'positive', topics_good: ['size'], question: true } },
      c: { rating: null, found: { sentiment: 'mixed', topics_good: ['look'], topics_bad: ['price'], language: 'fr' } },
      d: { rating: 3, found: { risks: ['legal', 'press'] } },
    })
    for (const [query, expected] of [
      ['rating=1', ['a']],
      ['rating=1,5', ['a', 'b']],
      ['rating=none', ['c']],
      ['rating=none,3', ['c', 'd']],
      ['sentiment=negative,mixed', ['a', 'c']],
      ['topic=size', ['a', 'b']],
      ['topic=bad:size', ['a']],
      ['topic=good:size', ['b']],
      ['topic=good:size,bad:price', ['b', 'c']],
      ['topic=nothing', []],
      ['language=de,fr', ['a', 'c']],
      ['risk=any', ['a', 'd']],
      ['risk=press,injury', ['a', 'd']],
      ['risk=legal', ['d']],
      ['hasQuestion=yes', ['b']],
      ['hasQuestion=no', ['a', 'c', 'd']],
      ['rating=1,2,3&topic=size', ['a']],
      ['rating=5&sentiment=negative', []],
    ] as const) {
      expect([query, await names(query)]).toEqual([query, expected])
    }
  })

  test('by product and by whether the author has a phone number', async () => {
    const { company, editor, names, now } = await withRows({
      a: { productExternalId: 'p1', productTitle: 'Ring', authorPhone: '+4915112345678' },
      b: { productExternalId: 'p2', productTitle: 'Bag', authorEmail: 'Known@Example.org' },
      c: { productExternalId: null, productTitle: null, authorEmail: null },
    })
    const { rows } = await app.owner.query<{ id: string; title: string }>(
      'select id, title from app.products where company_id = $1',
      [company.companyId],
    )
    const idOf = (title: string): string => rows.find((row) => row.title === title)?.id ?? ''
    expect(await names(`product=${idOf('Ring')}`)).toEqual(['a'])
    expect(await names(`product=${idOf('Ring')},${idOf('Bag')}`)).toEqual(['a', 'b'])
    expect(await names('hasPhone=yes')).toEqual(['a'])
    await app.owner.query(
      `insert into app.contacts (company_id, id, brand_id, phone, email, source, created_at)
       values ($1, $2, $3, '4915199999999', 'known@example.org', 'shop', $4)`,
      [company.companyId, newId(), company.brandId, now],
    )
    expect(await names('hasPhone=yes')).toEqual(['a', 'b'])
    expect(await names('hasPhone=no')).toEqual(['c'])
    expect((await list(editor, '')).data.map(({ hasPhone }) => hasPhone)).toEqual([true, true, false])
  })

  test("by day uses the brand's timezone", async () => {
    const at = (time: string) => ({ occurredAt: new Date(time), updatedAt: new Date(time) })
    const { names } = await withRows(
      {
        late: at('2026-03-10T11:30:00Z'),
        noon: at('2026-03-10T00:00:00Z'),
        first: at('2026-03-09T11:00:00Z'),
        before: at('2026-03-09T10:59:59Z'),
      },
      'Pacific/Auckland',
    )
    expect(await names('from=2026-03-10&to=2026-03-10')).toEqual(['noon', 'first'])
    expect(await names('from=2026-03-11')).toEqual(['late'])
    expect(await names('to=2026-03-09')).toEqual(['before'])
    expect(await names('from=2026-03-12&to=2026-03-01')).toEqual([])
  })

  test('combines with search, platform, and status, and tabs ignore only the status', async () => {
    const { editor, names } = await withRows({
      'a needle': { rating: 1 },
      'another needle': { rating: 5, platform: 'yotpo' },
      'a third needle': { rating: 1, platform: 'yotpo' },
      hay: { rating: 1, platform: 'yotpo' },
    })
    expect(await names('search=needle&rating=1')).toEqual(['a needle', 'a third needle'])
    expect(await names('search=needle&rating=1&platform=yotpo')).toEqual(['a third needle'])
    expect(await names('rating=1&platform=yotpo,judgeme')).toEqual(['a needle', 'a third needle', 'hay'])
    expect(await names('platform=yotpo,google')).toEqual(['another needle', 'a third needle', 'hay'])
    expect(await names('search=nowhere&rating=1')).toEqual([])
    const [first] = (await list(editor, 'search=third')).data
    await editor.post('/api/comments/generate', { commentId: first?._id })
    for (const status of ['pending', 'draft', 'sent'] as const) {
      const page = await list(editor, `rating=1&search=needle&status=${status}`)
      expect([status, page.counts]).toEqual([status, { pending: 1, draft: 1, sent: 0 }])
      expect(page.data).toHaveLength({ pending: 1, draft: 1, sent: 0 }[status])
    }
  })

  test('by a common word also finds old comments', async () => {
    const { company, names } = await withRows({ 'the oldest of all': { rating: 1 }, 'the newest': { rating: 5 } })
    await app.owner.query(
      `insert into app.comments select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'external_id', 'x' || n, 'occurred_at', c.occurred_at + n * interval '1 second'))).*
       from app.comments c, generate_series(1, 2500) n where company_id = $1 and content = 'the newest'`,
      [company.companyId],
    )
    expect(await names('search=the&rating=1')).toEqual(['the oldest of all'])
  })

  test('stops counting at ten thousand', async () => {
    const { company, editor } = await withRows({ one: { rating: 1 } })
    await app.owner.query(
      `insert into app.comments select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'external_id', 'x' || n))).* from app.comments c, generate_series(1, 10050) n where company_id = $1`,
      [company.companyId],
    )
    expect((await list(editor, 'rating=1&limit=1')).counts).toEqual({ pending: 10_000, draft: 0, sent: 0 })
  })
})

describe('sorting', () => {
  const byTime = (a: { time: string; _id: string }, b: { time: string; _id: string }): number =>
    `${b.time} ${b._id}` < `${a.time} ${a._id}` ? -1 : 1

  test.each(['newest', 'oldest', 'lowest', 'highest'] as const)(
    '%s first shows each comment once across pages',
    async (sort) => {
      const company = await makeCompany(app, { connected: false })
      const now = app.services.now()
      await company.stored(
        Array.from({ length: 60 }, (_, n) => ({
          rating: n % 6 === 5 ? null : (n % 6) + 1,
          occurredAt: new Date(now.getTime() - (n % 7) * 60_000),
        })),
      )
      const editor = await company.as('editor')
      for (const more of ['', '&rating=2,4,none', '&status=pending&rating=1,2,3,4,5,none']) {
        for (const limit of [1, 7, 100]) {
          const shown: ListPage['data'] = []
          let cursor: string | null = ''
          while (cursor !== null) {
            const page: ListPage = await list(
              editor,
              `sort=${sort}&limit=${limit}${more}${cursor && `&cursor=${cursor}`}`,
            )
            shown.push(...page.data)
            cursor = page.pagination.nextCursor
          }
          expect(shown).toHaveLength(more.startsWith('&rating') ? 30 : 60)
          expect(new Set(shown.map(({ _id }) => _id)).size).toBe(shown.length)
          expect(shown.map(({ _id }) => _id)).toEqual(inOrder(shown, sort).map(({ _id }) => _id))
        }
      }
    },
  )

  function inOrder(shown: ListPage['data'], sort: CommentOrder): ListPage['data'] {
    const newest = shown.toSorted(byTime)
    if (sort === 'newest') return newest
    if (sort === 'oldest') return newest.toReversed()
    const stars = sort === 'lowest' ? ['1', '2', '3', '4', '5', null] : ['5', '4', '3', '2', '1', null]
    return stars.flatMap((rating) => newest.filter((one) => one.rating === rating))
  }

  test('rejects a cursor from another order', async () => {
    const company = await makeCompany(app, { connected: false })
    await company.stored([{}, {}, {}])
    const editor = await company.as('editor')
    const orders = ['newest', 'oldest', 'lowest', 'highest'] as const
    for (const made of orders) {
      const { nextCursor } = (await list(editor, `sort=${made}&limit=1`)).pagination
      for (const used of orders) {
        const answer = await editor.get(`/api/comments?sort=${used}&limit=1&cursor=${nextCursor}`)
        expect([made, used, answer.status]).toEqual([made, used, made === used ? 200 : 400])
      }
    }
  })
})

test('gives a job the same comments in the same order as the list', async () => {
  const { company, editor } = await withRows({
    a: { rating: 1 },
    b: { rating: 5 },
    c: { rating: null },
    d: { rating: 1 },
  })
  const { ctx } = company
  for (const sort of ['newest', 'oldest', 'lowest', 'highest'] as const) {
    const { data } = await list(editor, `sort=${sort}&status=pending`)
    const picked = await ctx.tx((tx) => pickComments(tx, ctx, { sort, status: 'pending' }, 3))
    expect([sort, picked]).toEqual([
      sort,
      data.slice(0, 3).map(({ _id }) => ({ id: _id, status: 'pending', version: null })),
    ])
  }
  const found = await ctx.tx((tx) => pickComments(tx, ctx, { rating: ['1'], search: 'd' }, 10))
  expect(found.length).toBeGreaterThan(0)
})

test('unhidden comments and response-time filters match in lists and jobs', async () => {
  const { company, editor } = await withRows({ a: {}, b: {}, c: {}, d: {}, e: {} })
  const { ctx, companyId } = company
  await app.owner.query(
    `update app.comments set triage_state = case external_id when 'b' then 'hidden' when 'c' then 'no-reply' when 'd' then 'snoozed'
         else 'open' end, snoozed_until = case when external_id = 'd' then now() + interval '1 day' end,
       status = case when external_id in ('a', 'c', 'e') then 'sent' else status end, reply_text = case when external_id in
         ('a', 'c', 'e') then 'Thanks' end, responded_at = occurred_at + case external_id when 'a' then interval '59 minutes 59 s'
           when 'c' then interval '12 hours' when 'e' then interval '7 days' end
     where company_id = $1`,
    [companyId],
  )
  for (const [query, expected] of [
    ['triageState=shown', 'acde'],
    ['triageState=shown&sort=oldest', 'edca'],
    ['triageState=shown&sort=highest', 'edca'],
    ['triageState=shown&wait=under-1', 'a'],
    ['triageState=shown&wait=4-12', 'c'],
    ['wait=under-1,1-4,4-12,over-12', 'a'],
    ['triageState=shown&wait=over-12', ''],
  ] as const) {
    const page = await list(editor, query)
    expect([query, page.data.map(({ content }) => content).join('')]).toEqual([query, expected])
    const { pending, draft, sent } = page.counts
    expect([query, pending + draft + sent]).toEqual([query, expected.length])
    const filter = z.object(commentFilter).parse(Object.fromEntries(new URLSearchParams(query)))
    const picked = await ctx.tx((tx) => pickComments(tx, ctx, filter, 10))
    expect([query, picked.map(({ id }) => id)]).toEqual([query, page.data.map(({ _id }) => _id)])
  }
})
