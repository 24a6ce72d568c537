import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../testing/run-command.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { Finding } from './finding.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const script = fileURLToPath(new URL('main.ts', import.meta.url))

const run = (more: NodeJS.ProcessEnv = {}, args = ['--json']): Promise<{ code: number; output: string }> =>
  runCommand(script, app, { args, env: { SANDBOX: 'off', APP_URL: 'http://localhost:1', ...more } })

const databaseIn = (output: string): Finding | undefined =>
  (JSON.parse(output) as { findings: Finding[] }).findings.find(({ key }) => key === 'database')

test('the command reports the PostgreSQL version and that all migrations are applied, and exits 0', async () => {
  const { code, output } = await run()
  expect([code, databaseIn(output)?.problems]).toEqual([0, []])
  const [, applied, known] =
    /^PostgreSQL \S.*, (\d+) of (\d+) migrations applied$/.exec(databaseIn(output)?.answer ?? '') ?? []
  expect(Number(known)).toBeGreaterThan(30)
  expect(applied).toBe(known)
})

test("a login that can't connect is named, and the command exits 1", async () => {
  const url = new URL(app.url)
  url.username = 'nobody_here'
  const { code, output } = await run({ DATABASE_URL: url.href })
  expect(code).toBe(1)
  expect(databaseIn(output)?.problems).toEqual([expect.stringMatching(/^DATABASE_URL: no connection \(28/)])
})

test('problems are listed at the end, and an invalid store is rejected', async () => {
  const { code, output } = await run({ PORT: 'x' }, [])
  expect(code).toBe(1)
  expect(output).toMatch(/Problems:\n {2}PORT: must be a port, 1 to 65535\n$/)
  expect(await run({}, ['--shop', 'shop.example'])).toMatchObject({ code: 2 })
})
