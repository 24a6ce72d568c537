import { afterAll, beforeAll, expect, test } from 'vitest'
import { killRun } from './testing/kill-run.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

// The long run, with its figures: node server/src/testing/kill-run-main.ts
test('kill -9 at random moments posts nothing twice, loses nothing and charges exactly', async () => {
  const found = await killRun(app, { comments: 15, kills: 3, seed: 11 })
  expect(found).toMatchObject({
    kills: 3,
    postedTwice: 0,
    lost: 0,
    unknownWithoutRequest: 0,
    charged: found.shouldBeCharged,
    openHolds: found.unknown,
    wrongInLedger: [],
    loggedErrors: [],
  })
  expect(found.sent + found.unknown).toBe(found.comments)
})
