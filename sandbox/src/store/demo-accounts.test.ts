import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { call } from '../testing/open-test-sandbox.ts'

test('the demo brands have accounts with posts, comments and replies, all in the past', async () => {
  const demoDir = fileURLToPath(new URL('../../../demo', import.meta.url))
  const epoch = new Date('2026-11-01T12:00:00Z')
  const sandbox = await startSandbox({ demoDir, epoch })
  onTestFinished(() => sandbox.close())
  const { data } = (await call(sandbox, 'GET', '/_/accounts')).json
  for (const platform of ['instagram', 'facebook', 'whatsapp']) {
    const brands = data
      .filter((one: { platform: string }) => one.platform === platform)
      .map(({ brand }: { brand: string }) => brand)
    expect(brands).toEqual(['alder', 'fern', 'borealis'])
  }
  const ids = new Set<string>()
  for (const { platform, account } of data) {
    const comments = (await call(sandbox, 'GET', `/_/comments?platform=${platform}&account=${account}`)).json.data
    for (const comment of comments) {
      expect(comment.createdAt < epoch.toISOString()).toBe(true)
      expect(ids.has(comment.id)).toBe(false)
      ids.add(comment.id)
    }
  }
  expect(ids.size).toBeGreaterThan(20)
})
