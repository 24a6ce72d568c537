import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastLedgerCheck } from '../db/settings.ts'
import { ledgerScene, plantInLedger } from '../testing/ledger-scene.ts'
import { runCommand } from '../testing/run-command.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const script = fileURLToPath(new URL('ledger.ts', import.meta.url))

const run = (): Promise<{ code: number; output: string }> => runCommand(script, app)

test('the command reports what it read, names errors, and keeps reporting them until there are none', async () => {
  const scene = await ledgerScene(app)
  await scene.grant('2020-03-05T10:00:00Z', 100)
  await scene.use('2020-03-06T10:00:00Z', 3)
  await scene.close()
  const sound = 'No problems in the ledger (1 company, 2 entries, 2 closed days).\n'
  expect(await run()).toEqual({ code: 0, output: sound })
  const { companyId } = scene.company
  await plantInLedger(app, companyId, 'update app.credit_entries set credits = 101 where company_id = $1 and seq = 1')
  const found = await run()
  expect(found.code).toBe(1)
  expect(found.output).toContain(`${companyId}: day 2020-03-05 doesn’t equal the sum of its entries\n`)
  expect((await lastLedgerCheck(app.db.global.$client))?.problems).toBeGreaterThan(1)
  await plantInLedger(app, companyId, 'update app.credit_entries set credits = 100 where company_id = $1 and seq = 1')
  expect(await run()).toEqual({ code: 0, output: sound })
  expect(await lastLedgerCheck(app.db.global.$client)).toEqual({ problems: 0 })
})
