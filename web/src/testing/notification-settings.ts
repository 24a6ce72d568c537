import { withUsual } from '@bizamply/contract/notification-channels'
import type { NotificationSettings } from '@bizamply/contract/notification-settings'
import { ok } from './responses-server.ts'
import type { SeenCall } from './fake-server.ts'

export const alderBrand = '01a1fe39-f086-7359-addd-0000000000a1'
export const fernBrand = '01a1fe39-f086-7359-addd-0000000000f1'

/** Default settings, in a company with two brands. */
export const someSettings = (more: Partial<NotificationSettings> = {}): NotificationSettings => ({
  choices: withUsual([]),
  rhythm: 'urgent',
  quiet: { on: false, from: 20, to: 7 },
  brands: [
    { id: alderBrand, name: 'Alder', muted: false },
    { id: fernBrand, name: 'Fern', muted: false },
  ],
  week: {
    from: '2026-11-14T14:05:00.000Z',
    to: '2026-11-21T14:05:00.000Z',
    counts: [
      { kind: 'comment', brandId: alderBrand, count: 400 },
      { kind: 'comment', brandId: fernBrand, count: 63 },
      { kind: 'risk', brandId: alderBrand, count: 4 },
    ],
  },
  mail: { address: 'demo@bizamply.test', stoppedAt: null },
  marketing: { state: 'off', askedAt: null },
  ...more,
})

export const readChoices = 'GET /api/notifications/settings'
export const saveChoices = 'PUT /api/notifications/settings'

/** Stores changes, as the server does. */
export function keptChoices(more: Partial<NotificationSettings> = {}) {
  let stored = someSettings(more)
  return {
    [readChoices]: () => ok(stored),
    [saveChoices]: ({ body }: SeenCall) => {
      const {
        choices = {},
        mutedBrands,
        ...rest
      } = body as {
        choices?: Record<string, object>
        mutedBrands?: string[]
      }
      const rows = Object.entries(stored.choices).map(([kind, row]) => [kind, { ...row, ...choices[kind] }])
      const brands = stored.brands.map((brand) =>
        mutedBrands ? { ...brand, muted: mutedBrands.includes(brand.id) } : brand,
      )
      stored = { ...stored, ...rest, choices: Object.fromEntries(rows), brands }
      return ok(stored)
    },
    'POST /api/notifications/marketing': ({ body }: SeenCall) => {
      const { on } = body as { on: boolean }
      stored = { ...stored, marketing: { state: on ? 'asked' : 'off', askedAt: on ? stored.week.to : null } }
      return ok(stored)
    },
    'POST /api/notifications/mail/resume': () => {
      stored = { ...stored, mail: { ...stored.mail, stoppedAt: null } }
      return ok(stored)
    },
  }
}
