import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../testing/make-company.ts'
import { runCommand } from '../testing/run-command.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const script = fileURLToPath(new URL('rollups.ts', import.meta.url))

const run = (...args: string[]): Promise<{ code: number; output: string }> => runCommand(script, app, { args })

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
})
