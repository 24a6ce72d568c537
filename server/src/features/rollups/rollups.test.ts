import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startRandomRun, applyStep } from '../../testing/random-run.ts'
import { anyStep } from '../../testing/random-steps.ts'
import { differencesInRollups } from '../../testing/check-rollups.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkRollups, responseSeconds } from './index.ts'
import { dayIn } from '@bizamply/contract/time-zone'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

describe('every rollup matches the comments after 300 random changes', () => {
  // Timezones with a repeated hour, with half-hour offsets, and across the date line.
  const places: [timezone: string, around: string][] = [
    ['America/New_York', '2025-11-02T06:00:00Z'],
    ['Europe/Berlin', '2025-10-26T01:00:00Z'],
    ['Asia/Kolkata', '2026-01-01T00:00:00Z'],
    ['Pacific/Apia', '2026-02-28T12:00:00Z'],
  ]
  test.for(places)('in %s', { timeout: 240_000 }, async ([timezone, around], { task }) => {
    const company = await makeCompany(app, { connected: false })
    const run = await startRandomRun(app, company, timezone, new Date(around))
    const steps = fc.sample(anyStep, { numRuns: 300, seed: 20_261_121 + task.name.length })
    for (let at = 0; at < steps.length; at += 6) {
      await Promise.all(steps.slice(at, at + 6).map((one) => applyStep(run, one)))
      if (at % 60 === 0) expect(await differencesInRollups(app, company.companyId)).toEqual([])
    }
    expect(await differencesInRollups(app, company.companyId)).toEqual([])
    expect(await checkRollups(app.db, company.companyId, company.brandId)).toEqual({ wrong: {}, strayDays: 0 })
    const { rows } = await app.owner.query<Record<string, number>>(
      `select count(*)::int as n, (count(*) filter (where corrected))::int as corrected,
         (count(*) filter (where product_id is not null and post_external_id is not null))::int as tied,
         (count(*) filter (where sentiment = 'negative' or cardinality(topics_bad) > 0))::int as negative
       from app.comments where company_id = $1`,
      [company.companyId],
    )
    for (const [what, count] of Object.entries(rows[0] ?? {})) expect([what, count > 5]).toEqual([what, true])
  })
})

test("days are in the brand's timezone", () => {
  const instant = new Date('2026-03-08T10:30:00Z')
  expect(dayIn('UTC', instant)).toBe('2026-03-08')
  expect(dayIn('Pacific/Auckland', instant)).toBe('2026-03-08')
  expect(dayIn('Pacific/Auckland', new Date('2026-03-08T11:00:00Z'))).toBe('2026-03-09')
  expect(dayIn('Pacific/Pago_Pago', instant)).toBe('2026-03-07')
  expect(dayIn('America/New_York', new Date('2026-03-08T04:59:59Z'))).toBe('2026-03-07')
})

test('only replies after 0 and before 168 hours count as response times', () => {
  const at = new Date('2026-03-01T00:00:00Z')
  const after = (milliseconds: number) => responseSeconds(at, new Date(at.getTime() + milliseconds))
  expect(after(0)).toBeNull()
  expect(after(-1000)).toBeNull()
  expect(after(1000)).toBe(1)
  expect(after(168 * 3_600_000)).toBeNull()
  expect(after(168 * 3_600_000 - 1000)).toBe(604_799)
})
