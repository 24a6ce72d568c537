import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Overview } from '@bizamply/contract/dashboard'
import type { FiguresWindow } from '@bizamply/contract/triage'
import { addDays } from '@bizamply/contract/ranges'
import { figureBrand } from '../../testing/figure-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const numbers = (window: Overview['now'] | null) =>
  window && {
    total: window.received,
    pending: window.pending,
    draft: window.draft,
    sent: window.sent,
    handledRate: window.handledRate,
    sentRate: window.responseRate,
    responseHours: window.responseHours,
    rating: window.rating,
    rated: window.rated,
  }

test.each(['7', '30', '90', '365'])(
  'the response stats, dashboard, and analytics agree for the same %s days and the days before',
  async (days) => {
    const brand = await figureBrand(app, 'Asia/Kathmandu', 400, { seed: Number(days) })
    const viewer = await brand.as('viewer')
    const tiles = (await viewer.get(`/api/comments/figures?days=${days}`)).json['data'] as unknown as {
      from: string
      to: string
      now: FiguresWindow
      before: FiguresWindow
    }
    expect(tiles.from).toBe(addDays(tiles.to, 1 - Number(days)))
    const window = `from=${tiles.from}&to=${tiles.to}&compare=previous`
    for (const screen of ['dashboard', 'analytics']) {
      const { json } = await viewer.get(`/api/${screen}/overview?${window}`)
      const { now, before } = json['data'] as unknown as Overview
      expect({ now: tiles.now, before: tiles.before }).toEqual({ now: numbers(now), before: numbers(before) })
    }
  },
)
