import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { storeFile } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a file that is too large is refused as such, even if its chunks can’t be removed yet', async () => {
  const { ctx } = await makeCompany(app, { connected: false })
  await app.owner.query(`create function app.keep_file() returns trigger language plpgsql as
    $$ begin raise 'the file stays'; end $$`)
  await app.owner.query(`create trigger keep_file before delete on app.files for each row
    execute function app.keep_file()`)
  const bytes = Readable.from([Buffer.alloc(70_000), Buffer.alloc(70_000)])
  const stored = storeFile(ctx, { purpose: 'report', name: 'a.csv', keepMs: 60_000, most: 100_000 }, bytes)
  await expect(stored).rejects.toMatchObject({ code: 'TOO_LARGE' })
})
