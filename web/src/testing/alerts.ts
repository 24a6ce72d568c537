import type { Alert, Watch } from '@bizamply/contract/alerts'
import { responsesServer } from './responses-server.ts'

export const alertId = (n: number): string => `01a1fe39-f086-7359-bbbb-00000000000${n}`
export const list = 'GET /api/alerts'
export const watch = 'GET /api/alerts/watch'

const product = { id: alertId(9), name: 'Morrow Kettle', image: null }
const weekDays = { from: '2026-11-14', to: '2026-11-20' }

export const zip: Alert = {
  id: alertId(1),
  product,
  kind: 'topic',
  topic: 'zip',
  direction: 'up',
  now: { value: 1, count: 10, of: 10 },
  before: { value: 0, count: 0, of: 48 },
  filter: { product: product.id, topic: 'bad:zip', rating: null, ...weekDays, triageState: 'shown' },
  state: 'open',
  weeks: Array.from({ length: 9 }, (_, n) => ({ ...weekDays, value: n === 8 ? 1 : 0, count: n === 8 ? 10 : 0, of: 6 })),
  commentId: alertId(8),
  quote: {
    commentId: alertId(8),
    text: 'The zip got stuck after I got it home.',
    marks: [{ start: 4, end: 17 }],
    side: 'bad',
    author: 'Ada Byron',
    platform: 'judgeme',
    rating: 1,
    product: null,
    at: '2026-11-19T10:00:00.000Z',
  },
  openedAt: '2026-11-21T04:00:00.000Z',
  lastFoundAt: '2026-11-21T04:00:00.000Z',
  acknowledged: null,
  assignee: null,
  mute: null,
  projectId: null,
}

export const fell: Alert = {
  ...zip,
  id: alertId(2),
  kind: 'rating',
  topic: null,
  direction: 'down',
  now: { value: 1, count: 10, of: 10 },
  before: { value: 4.8, count: 48, of: 48 },
  filter: { ...zip.filter, topic: null, rating: '1,2,3,4,5' },
  quote: null,
}

export const quiet: Watch = {
  products: 12,
  pairs: 3,
  firstDay: '2026-01-05',
  week: weekDays,
  checkedAt: '2026-11-21T04:00:00.000Z',
  nextCheckAt: '2026-11-22T04:00:00.000Z',
  rising: [],
}

export const pageOf = (alerts: Alert[], counts: Partial<Record<'open' | 'acknowledged' | 'muted', number>> = {}) => ({
  body: {
    success: true,
    data: alerts,
    counts: { open: alerts.length, acknowledged: 0, muted: 0, ...counts },
    pagination: { nextCursor: null, limit: 20 },
  },
})

type Server = typeof responsesServer

/** Opens the console with these alerts on its radar. */
export const radarServer = (alerts: Alert[], more: Parameters<Server>[1] = {}, world: Parameters<Server>[0] = {}) =>
  responsesServer(world, { [list]: pageOf(alerts), [watch]: { body: { success: true, data: quiet } }, ...more })
