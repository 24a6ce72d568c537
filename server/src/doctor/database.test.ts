import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { Finding } from './finding.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const script = fileURLToPath(new URL('main.ts', import.meta.url))

async function run(more: NodeJS.ProcessEnv = {}, args: string[] = ['--json']): Promise<{ code: number; out: string }> {
  const env = {
    NODE_ENV: 'test',
    SANDBOX: 'off',
    APP_URL: 'http://localhost:1',
    APP_SECRET: 'a secret of the tests that is long enough',
    DATABASE_URL: app.url,
    DATABASE_OWNER_URL: app.ownerUrl,
    ...more,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, problems) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out: out + problems })
    })
  })
}

const databaseIn = (out: string): Finding | undefined =>
  (JSON.parse(out) as { findings: Finding[] }).findings.find(({ key }) => key === 'database')

test('the command reports the PostgreSQL version and that all migrations are applied, and exits 0', async () => {
  const { code, out } = await run()
  expect([code, databaseIn(out)?.problems]).toEqual([0, []])
  const [, applied, known] =
    /^PostgreSQL \S.*, (\d+) of (\d+) migrations applied$/.exec(databaseIn(out)?.answer ?? '') ?? []
  expect(Number(known)).toBeGreaterThan(30)
  expect(applied).toBe(known)
})

test("a login that can't connect is named, and the command exits 1", async () => {
  const url = new URL(app.url)
  url.username = 'nobody_here'
  const { code, out } = await run({ DATABASE_URL: url.href })
  expect(code).toBe(1)
  expect(databaseIn(out)?.problems).toEqual([expect.stringMatching(/^DATABASE_URL: no connection \(28/)])
})

test('problems are listed at the end, and an invalid store is rejected', async () => {
  const { code, out } = await run({ PORT: 'x' }, [])
  expect(code).toBe(1)
  expect(out).toMatch(/Problems:\n {2}PORT: must be a port, 1 to 65535\n$/)
  expect(await run({}, ['--shop', 'shop.example'])).toMatchObject({ code: 2 })
})
