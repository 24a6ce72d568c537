import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRollups } from '../features/rollups/index.ts'
import { makeCompany } from '../testing/make-company.ts'
import { startRandomRun, applyStep } from '../testing/random-run.ts'
import { anyStep } from '../testing/random-steps.ts'
import { differencesInRollups } from '../testing/check-rollups.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const refilled = ['brand_days', 'brand_hours', 'brand_product_days', 'brand_product_months', 'brand_topic_days']

test('the migrations that added rollups count existing comments', async () => {
  const company = await makeCompany(app, { connected: false })
  const run = await startRandomRun(app, company, 'Europe/Berlin', new Date('2026-03-29T01:00:00Z'))
  for (const step of fc.sample(anyStep, { numRuns: 80, seed: 8 })) await applyStep(run, step)
  const fill = partOf('_numbers.sql', 'counted anew')
  const fillStars = partOf('_topic_stars.sql', 'counted out of the comments')
  for (const table of refilled) await app.owner.query(`delete from app.${table}`)
  expect(await differencesInRollups(app, company.companyId)).not.toEqual([])
  await app.owner.query(fill)
  // The ratings of topics came later, in an update of existing rows.
  const missing = await differencesInRollups(app, company.companyId)
  expect(new Set(missing.map((row) => Reflect.get(row, 'name') as string))).toEqual(new Set(['brand_topic_days']))
  await app.owner.query(fillStars)
  await app.owner.query(partOf('_topic_states.sql', 'counted out of the comments'))
  expect(await differencesInRollups(app, company.companyId)).toEqual([])
  expect((await checkRollups(app.db, company.companyId, company.brandId)).wrong).toEqual({})
})

/** A migration's only statement with this text, with the current name of its column. */
function partOf(migration: string, words: string): string {
  const folder = new URL('migrations/', import.meta.url)
  const name = readdirSync(folder).find((file) => file.endsWith(migration)) ?? ''
  const text = readFileSync(new URL(name, folder), 'utf8')
  const parts = text.split('--> statement-breakpoint').filter((part) => part.includes(words))
  expect(parts).toHaveLength(1)
  return (parts[0] ?? '').replaceAll('c.shelf', 'c.triage_state')
}
