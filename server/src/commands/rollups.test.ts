import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const script = fileURLToPath(new URL('rollups.ts', import.meta.url))

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    NODE_ENV: 'test',
    APP_SECRET: 'a secret of the tests that is long enough',
    DATABASE_URL: app.url,
    DATABASE_OWNER_URL: app.ownerUrl,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, problems) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: out + problems })
    })
  })
}

test('the command checks, reports errors, rebuilds one company or all, and rejects unknown arguments', async () => {
  const [one, other] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  for (const company of [one, other]) await company.stored([{ text: 'Lovely zip.' }, { text: 'It broke.' }])
  expect(await run('check')).toEqual({ code: 0, output: 'No problems in the rollups of 2 brands.\n' })
  await app.owner.query('update app.brand_hours set received = received + 1')
  const found = await run()
  expect(found.code).toBe(1)
  expect(found.output).toContain(`${one.companyId} ${one.brandId}: `)
  expect(found.output).toContain('rows of brand_hours')
  expect((await run('rebuild', '--company', one.companyId)).output).toContain('Rebuilt the rollups of 1 brand.')
  expect((await run('rebuild')).output).toContain(`${other.companyId} ${other.brandId}: `)
  expect((await run('check')).code).toBe(0)
  expect((await run('check', '--company', 'ours')).code).toBe(2)
}, 240_000)
