import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRollups } from '../features/comments/index.ts'
import { makeCompany } from '../testing/make-company.ts'
import { beginLife, play } from '../testing/random-life.ts'
import { anyStep } from '../testing/random-steps.ts'
import { differencesInRollups } from '../testing/rolled-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const refilled = ['brand_days', 'brand_hours', 'brand_product_days', 'brand_product_months', 'brand_topic_days']

test('the migration that brought the figures counts them out of the comments that stand', async () => {
  const company = await makeCompany(app, { connected: false })
  const life = await beginLife(app, company, 'Europe/Berlin', new Date('2026-03-29T01:00:00Z'))
  for (const step of fc.sample(anyStep, { numRuns: 80, seed: 8 })) await play(life, step)
  const text = readFileSync(new URL('migrations/0008_numbers.sql', import.meta.url), 'utf8')
  const fills = text.split('--> statement-breakpoint').filter((part) => part.includes('counted anew'))
  expect(fills).toHaveLength(1)
  for (const table of refilled) await app.owner.query(`delete from app.${table}`)
  expect(await differencesInRollups(app, company.companyId)).not.toEqual([])
  await app.owner.query(fills[0] ?? '')
  expect(await differencesInRollups(app, company.companyId)).toEqual([])
  expect((await checkRollups(app.db, company.companyId, company.brandId)).wrong).toEqual({})
})
