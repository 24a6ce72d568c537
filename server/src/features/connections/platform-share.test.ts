import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPlatformShare, syncInShare } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function connectionOf({ companyId }: TestCompany) {
  const text = 'select id from app.connections where company_id = $1'
  const { rows } = await app.owner.query<{ id: string }>(text, [companyId])
  return { companyId, connectionId: rows[0]?.id ?? '' }
}

test("a platform that hangs uses only its share, and another platform's work runs immediately", async () => {
  const share = createPlatformShare(2)
  const hang = Promise.withResolvers<void>()
  const hung = [share.run('judgeme', () => hang.promise), share.run('judgeme', () => hang.promise)]
  expect(await share.run('yotpo', () => Promise.resolve())).toBe(true)
  expect(await share.run('judgeme', () => Promise.reject(new Error('no room for it')))).toBe(false)
  hang.resolve()
  expect(await Promise.all(hung)).toEqual([true, true])
})

test('waiting work runs as soon as there is room, even after work that throws', async () => {
  const share = createPlatformShare(1)
  const first = Promise.withResolvers<void>()
  const [broken, next] = [share.run('judgeme', () => first.promise), share.run('judgeme', () => Promise.resolve())]
  first.reject(new Error('broken'))
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe(true)
})

test('a sync without room is due again in ten seconds, and nothing of it ran', async () => {
  const { connectionId, companyId } = await connectionOf(await makeCompany(app))
  const share = createPlatformShare(0)
  const sync = (): Promise<void> => Promise.reject(new Error('no room for it'))
  await syncInShare(app.services, share, { companyId, connectionId }, sync)
  const { rows } = await app.owner.query<{ seconds: number }>(
    'select extract(epoch from next_sync_at - now())::float8 as seconds from app.connections where id = $1',
    [connectionId],
  )
  expect(rows[0]?.seconds).toBeGreaterThan(5)
  expect(rows[0]?.seconds).toBeLessThan(11)
})
