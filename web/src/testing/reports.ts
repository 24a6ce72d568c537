import type { Report } from '@bizamply/contract/reports'
import { screen, within } from '@testing-library/react'
import { responsesServer } from './responses-server.ts'
import { startConsole } from './start-console.tsx'

export const id = (n: number): string => `01a1fe39-f086-7359-addd-00000000000${n}`

/** The call that lists products for selection. */
export const products = 'GET /api/analytics/products'

export const monthly: Report = {
  id: id(1),
  title: 'Monthly',
  description: '',
  category: 'finance',
  chart: 'pie',
  sections: ['figures', 'credits'],
  filter: { platforms: ['judgeme'], products: [id(4), id(5)] },
  products: [{ id: id(4), name: 'Morrow Kettle' }],
  range: 'last-month',
  compare: 'year',
  formats: ['pdf'],
  schedule: 'monthly',
  hour: 6,
  recipients: ['boss@alder.test'],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  nextRunAt: '2026-12-01T05:00:00.000Z',
  lastRun: null,
}

export const pageOf = (data: unknown[], nextCursor: string | null = null, total = data.length) => ({
  body: { success: true, data, total, pagination: { nextCursor, limit: 20 } },
})
export const kettle = { id: id(4), name: 'Morrow Kettle' }
const world = {
  'GET /api/reports': {
    body: {
      ...pageOf([monthly]).body,
      tiles: { total: 1, thisMonth: 0, scheduled: 1, downloads: 0 },
      timezone: 'Europe/Berlin',
      scheduling: 'available',
    },
  },
  [products]: pageOf([kettle, { id: id(6), name: 'Field Bag' }]),
}

/** Opens a report URL that shows a dialog. */
export async function openDialog(address: string, more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer({}, { ...world, ...more })
  await startConsole(address)
  return { ...server, dialog: within(await screen.findByRole('dialog')) }
}
