import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IncomingComment } from '../../platforms/platform.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { differencesInRollups } from '../../testing/rolled-up.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { shelveComments, wakeSnoozed } from '../triage/index.ts'
import { newId } from '../../db/ids.ts'
import { inside } from '../../context.ts'
import {
  changeStatus,
  dayIn,
  eraseAuthors,
  lockComment,
  nameComments,
  readFound,
  removeImported,
  responseSeconds,
  sortComments,
  storeComments,
  storeImported,
  type FoundComment,
} from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('arrive' as const),
      names: fc.array(fc.nat(120), { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      name: fc.nat(120),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('draft' as const), name: fc.nat(120) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      name: fc.nat(120),
      hours: fc.integer({ min: -5, max: 300 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('shelve' as const),
      names: fc.array(fc.nat(120), { minLength: 1, maxLength: 8 }),
      shelf: fc.constantFrom('open' as const, 'snoozed' as const, 'no-reply' as const, 'hidden' as const),
      minutes: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), minutes: fc.integer({ min: 1, max: 10 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      names: fc.array(fc.nat(160), { minLength: 1, maxLength: 10 }),
      undone: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), name: fc.nat(120) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const TIMEZONE = 'Pacific/Auckland'

test('after 400 random arrivals, drafts, sends, imports, undos and shelvings every rollup is what the comments say', async () => {
  const company = await makeCompany(app, { connected: false })
  const steps = fc.sample(step, { numRuns: 400, seed: 20_261_121 })
  let tick = 0
  for (let at = 0; at < steps.length; at += 6) {
    await Promise.all(steps.slice(at, at + 6).map((one) => play(company, one, (tick += 1))))
    if (at % 60 === 0) await expectRolledUp(company)
  }
  await expectRolledUp(company)
  const { rows } = await app.owner.query<{ n: number }>(
    'select count(*)::int as n from app.comments where company_id = $1',
    [company.companyId],
  )
  expect(rows[0]?.n).toBeGreaterThan(60)
}, 240_000)

function incoming(name: number, more: Partial<IncomingComment> = {}): IncomingComment {
  const at = new Date(Date.UTC(2026, 9, 1 + (name % 9), name % 24, name % 60))
  const product = name % 3 === 0 ? null : String(8000 + (name % 5))
  return {
    ...sample(String(name), at, 0),
    occurredAt: at,
    updatedAt: at,
    rating: name % 7 === 0 ? null : (name % 5) + 1,
    productExternalId: product,
    ...more,
  }
}

const platformOf = (name: number): string => (name % 2 ? 'judgeme' : 'yotpo')

async function play(company: TestCompany, one: Step, tick: number): Promise<void> {
  const { ctx } = company
  if (one.kind === 'arrive') {
    for (const platform of ['judgeme', 'yotpo']) {
      const all = one.names.filter((name) => platformOf(name) === platform).map((name) => incoming(name))
      await ctx.tx((tx) => storeComments(tx, ctx, { platform, timezone: TIMEZONE }, all))
    }
  } else if (one.kind === 'change') {
    const newer = incoming(one.name, { rating: one.rating, updatedAt: new Date(Date.UTC(2026, 10, 1, 0, 0, tick)) })
    await ctx.tx((tx) => storeComments(tx, ctx, { platform: platformOf(one.name), timezone: TIMEZONE }, [newer]))
  } else if (one.kind === 'shelve') await shelve(company, one)
  else if (one.kind === 'wake') {
    app.advance(one.minutes * 60_000)
    await wakeSnoozed(app.services)
  } else if (one.kind === 'import') await bring(company, one)
  else if (one.kind === 'erase') {
    const ids = await idsOf(company, [one.name])
    await ctx.tx((tx) => eraseAuthors(tx, ctx, ids))
  } else await answer(company, one)
}

async function idsOf({ companyId }: TestCompany, names: number[]): Promise<string[]> {
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.comments where company_id = $1 and external_id = any($2)',
    [companyId, names.map(String)],
  )
  return rows.map(({ id }) => id)
}

async function shelve(company: TestCompany, one: Extract<Step, { kind: 'shelve' }>): Promise<void> {
  const commentIds = await idsOf(company, one.names)
  if (commentIds.length === 0) return
  const until = one.shelf === 'snoozed' ? new Date(app.services.now().getTime() + one.minutes * 60_000) : null
  const ctx = inside(app.services, { ...company, publicId: '', actor: null })
  await shelveComments(ctx, { commentIds, shelf: one.shelf, until: until?.toISOString() })
}

/** A file with ids of the platform: some are known, some new, some come with an answer. */
async function bring({ ctx }: TestCompany, one: Extract<Step, { kind: 'import' }>): Promise<void> {
  const importId = newId()
  const source = { importId, timezone: TIMEZONE, language: 'en', importedAt: app.services.now() }
  const found = one.names.map((name, line): FoundComment => {
    const { externalId, ...words } = incoming(name)
    const reply =
      name % 4 === 0 ? { text: 'Thank you', at: new Date(words.occurredAt.getTime() + name * 3_600_000) } : null
    return {
      ...words,
      line,
      externalId,
      platform: platformOf(name),
      productHandle: null,
      dayOnly: false,
      relative: false,
      language: null,
      reply,
    }
  })
  await ctx.tx(async (tx) => {
    const { fresh, changed } = await sortComments(tx, ctx, nameComments(source, found))
    const rows = fresh.map((named) => ({ found: named, row: readFound(ctx, source, named) }))
    await storeImported(tx, ctx, source, { fresh: rows, changed })
  })
  if (one.undone) await ctx.tx((tx) => removeImported(tx, ctx, importId, 100))
}

async function answer({ ctx, companyId }: TestCompany, one: Extract<Step, { kind: 'draft' | 'send' }>): Promise<void> {
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.comments where company_id = $1 and external_id = $2',
    [companyId, String(one.name)],
  )
  const id = rows[0]?.id
  if (!id) return
  await ctx.tx(async (tx) => {
    const comment = await lockComment(tx, companyId, id)
    const reply = { text: 'Thank you', version: (comment.replyVersion ?? 0) + 1, composer: 'person', spans: [] }
    if (comment.status === 'sent') return
    if (one.kind === 'draft') return changeStatus(tx, ctx, comment, { status: 'draft', respondedAt: null, reply })
    const respondedAt = new Date(comment.occurredAt.getTime() + one.hours * 3_600_000)
    await changeStatus(tx, ctx, comment, { status: 'sent', respondedAt, reply })
  })
}

async function expectRolledUp({ companyId }: TestCompany): Promise<void> {
  expect(await differencesInRollups(app, companyId)).toEqual([])
}

test('a day is a day where the brand is', () => {
  const instant = new Date('2026-03-08T10:30:00Z')
  expect(dayIn('UTC', instant)).toBe('2026-03-08')
  expect(dayIn('Pacific/Auckland', instant)).toBe('2026-03-08')
  expect(dayIn('Pacific/Auckland', new Date('2026-03-08T11:00:00Z'))).toBe('2026-03-09')
  expect(dayIn('Pacific/Pago_Pago', instant)).toBe('2026-03-07')
  expect(dayIn('America/New_York', new Date('2026-03-08T04:59:59Z'))).toBe('2026-03-07')
})

test('only answers between nothing and a week count as response times', () => {
  const at = new Date('2026-03-01T00:00:00Z')
  const after = (milliseconds: number) => responseSeconds(at, new Date(at.getTime() + milliseconds))
  expect(after(0)).toBeNull()
  expect(after(-1000)).toBeNull()
  expect(after(1000)).toBe(1)
  expect(after(168 * 3_600_000)).toBeNull()
  expect(after(168 * 3_600_000 - 1000)).toBe(604_799)
})
