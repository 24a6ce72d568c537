import fc from 'fast-check'
import { inside } from '../context.ts'
import { changeStatus, lockComment, storeComments } from '../features/comments/index.ts'
import { setTriageState } from '../features/triage/index.ts'
import { makeCompany, sample, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const platforms = ['judgeme', 'yotpo', 'shopify', 'instagram'] as const
const texts = [
  'Great bag, I love it and the zip is perfect.',
  'Terrible. It broke after two days and I am very disappointed.',
  'The colour is lovely but the strap is far too short and the zip is broken.',
  'It arrived on Tuesday.',
]

const one = fc.record({
  /** Most are from the last weeks, some are old. */
  ago: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 12 * 24 * 60 }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 * 24 * 60 }) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 900 * 24 * 60 }) },
  ),
  seconds: fc.nat(59_999),
  platform: fc.constantFrom(...platforms),
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 4 }),
  product: fc.option(fc.nat(11), { freq: 5 }),
  text: fc.constantFrom(...texts),
  state: fc.constantFrom('pending', 'pending', 'draft', 'sent', 'sent'),
  /** Minutes until the reply, including the bounds of each class. */
  waited: fc.oneof(
    fc.integer({ min: -10, max: 15_000 }),
    fc.integer({ min: 0, max: 800 }),
    fc.constantFrom(60, 240, 720),
  ),
  triageState: fc.constantFrom('open', 'open', 'open', 'open', 'snoozed', 'no-reply', 'hidden'),
})

export interface FigureBrand extends TestCompany {
  timezone: string
}

/**
 * A brand with random comments until `now`; plus `ahead` comments whose platform's clock is up to a day ahead of
 * ours.
 */
export async function figureBrand(
  app: TestApp,
  timezone: string,
  count: number,
  { seed, ahead = 0 }: { seed: number; ahead?: number },
): Promise<FigureBrand> {
  const company = await makeCompany(app, { connected: false })
  await app.owner.query('update app.brands set timezone = $2 where company_id = $1', [company.companyId, timezone])
  const now = app.services.now().getTime()
  const rows = fc.sample(one, { numRuns: count + ahead, seed }).map((row, n) => {
    const future = n >= count ? now + (row.ago % (24 * 60)) * 60_000 + 120_000 : null
    return { ...row, name: `f${n}`, at: new Date(future ?? now - row.ago * 60_000 - row.seconds) }
  })
  for (const platform of platforms) {
    const all = rows
      .filter((row) => row.platform === platform)
      .map((row) => ({
        ...sample(row.name, row.at, 0),
        text: row.text,
        rating: row.rating,
        productExternalId: row.product === null ? null : `p${row.product}`,
        productTitle: row.product === null ? null : `Bag ${row.product}`,
      }))
    await company.ctx.tx((tx) => storeComments(tx, company.ctx, { platform, timezone, quiet: true }, all))
  }
  await answerAndSetAside(app, company, rows)
  return { ...company, timezone }
}

interface Row {
  name: string
  at: Date
  state: string
  waited: number
  triageState: string
}

async function answerAndSetAside(app: TestApp, company: TestCompany, rows: Row[]): Promise<void> {
  const { ctx, companyId } = company
  const { rows: stored } = await app.owner.query<{ id: string; name: string }>(
    'select id, external_id as name from app.comments where company_id = $1',
    [companyId],
  )
  const ids = new Map(stored.map(({ id, name }) => [name, id]))
  await ctx.tx(async (tx) => {
    for (const row of rows) {
      if (row.state === 'pending') continue
      const comment = await lockComment(tx, companyId, ids.get(row.name) ?? '')
      const reply = { text: 'Thank you', version: 1, composer: 'person', spans: [] }
      const respondedAt = row.state === 'sent' ? new Date(row.at.getTime() + row.waited * 60_000) : null
      await changeStatus(tx, ctx, comment, { status: row.state === 'sent' ? 'sent' : 'draft', respondedAt, reply })
    }
  })
  const acting = inside(app.services, { companyId, brandId: company.brandId, publicId: '', actor: null })
  for (const triageState of ['snoozed', 'no-reply', 'hidden'] as const) {
    const commentIds = rows.flatMap((row) => (row.triageState === triageState ? [ids.get(row.name) ?? ''] : []))
    if (commentIds.length === 0) continue
    const until = triageState === 'snoozed' ? new Date(app.services.now().getTime() + 30 * DAY).toISOString() : null
    await setTriageState(acting, { commentIds, triageState, until })
  }
}
