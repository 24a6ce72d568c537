import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Child } from './testing/child.ts'
import { makeCompany, PASSWORD } from './testing/make-company.ts'
import { checkLedgerOf, wrongIn } from './testing/money.ts'
import { moneyRun } from './testing/money-run.ts'
import { startServers } from './testing/money-environment.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let servers: Child[]
beforeAll(async () => {
  app = await startTestApp()
  await makeCompany(app, { connected: false })
  servers = await startServers(app)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await app.stop()
})

// The long run, 20 seeds of 10,000 operations: node server/src/testing/money-run-main.ts
test.each([1, 2])(
  'random operations at two servers leave the same ledger as a simple model (seed %i)',
  async (seed) => {
    const found = await moneyRun(app, servers, { seed, operations: 210, companies: 3 })
    expect(found.charges).toBeGreaterThan(10)
  },
)

test('of a hundred concurrent generations with credits for one, one reply is written', async () => {
  const company = await makeCompany(app, { credits: await priceOf() })
  const ids = await company.comments(Array.from({ length: 100 }, (_, n) => `The zip broke after ${n + 2} weeks.`))
  const [one, other] = servers.map((server) => server.caller())
  if (!one || !other) throw new Error('no servers')
  for (const caller of [one, other]) {
    await caller.signIn(company.emails.editor, PASSWORD)
    caller.brand = company.brandId
  }
  const answers = await Promise.all(
    ids.map((commentId, n) => (n % 2 ? one : other).post('/api/comments/generate', { commentId })),
  )
  const outcomes = answers.map(({ status, json }) => (status === 200 ? 'written' : String(json['code'])))
  expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_CREDITS')).toHaveLength(99)
  const { total, used, usage } = await checkLedgerOf(app, company)
  expect([used, usage]).toEqual([total, total])
  expect(await wrongIn(app, company)).toEqual([])
})

async function priceOf(): Promise<number> {
  const { rows } = await app.owner.query<{ price: number }>(
    'select generate_credits as price from app.credit_settings order by version desc limit 1',
  )
  return rows[0]?.price ?? 0
}
