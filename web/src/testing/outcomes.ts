import type { OutcomeReview, Outcomes } from '@bizamply/contract/outcomes'

/** Outcomes of the week of November 15 to 21, 2026, with overrides. */
export function someOutcomes(more: Partial<Outcomes> = {}): Outcomes {
  return {
    timezone: 'Europe/Berlin',
    today: '2026-11-21',
    window: { from: '2026-11-15', to: '2026-11-21', until: '2026-11-21T13:05:00.000Z' },
    replied: {
      count: 80,
      raised: 12,
      lowered: 2,
      edited: 5,
      watching: 30,
      share: { value: 0.15, low: 0.088, high: 0.244 },
    },
    compared: { count: 140, raised: 9, lowered: 0, watching: 41, share: { value: 0.064, low: 0.034, high: 0.118 } },
    enough: true,
    codes: { given: 6, used: 3, revenue: [{ currency: 'EUR', amount: 120 }] },
    by: 'product',
    rows: [
      {
        key: '01a1fe39-f086-7359-addd-00000000aaaa',
        name: 'Morrow Kettle',
        replied: 50,
        raised: 10,
        lowered: 0,
        edited: 3,
        used: 2,
      },
      { key: 'none', name: null, replied: 30, raised: 2, lowered: 2, edited: 2, used: 1 },
    ],
    more: 0,
    ...more,
  }
}

export const anOutcomeReview = (more: Partial<OutcomeReview> = {}): OutcomeReview => ({
  id: '01a1fe39-f086-7359-addd-00000000cccc',
  platform: 'judgeme',
  author: 'Ines Duarte',
  product: 'Morrow Kettle',
  text: 'They sent a new hook!',
  before: 2,
  after: 5,
  edited: true,
  writtenAt: '2026-11-16T10:00:00.000Z',
  repliedAt: '2026-11-17T10:00:00.000Z',
  ...more,
})
