import type { Report, ReportInput } from '@bizamply/contract/reports'

const plain: ReportInput = {
  title: '',
  description: '',
  category: 'customer',
  chart: 'line',
  sections: ['figures', 'received', 'ratings', 'topics', 'products'],
  filter: { platforms: [], products: [] },
  range: 'last-7-days',
  compare: 'previous',
  formats: ['pdf', 'csv'],
  schedule: null,
  hour: 8,
  recipients: [],
}

export const starts = ['weekly', 'quality', 'replies'] as const
export type Start = (typeof starts)[number]

/** Suggested definitions; titles and descriptions come from the translations. */
export const startingPoints: Record<Start | 'plain', ReportInput> = {
  plain,
  weekly: { ...plain, schedule: 'weekly' },
  quality: {
    ...plain,
    category: 'product',
    chart: 'bar',
    sections: ['figures', 'ratings', 'topics', 'products'],
    range: 'last-month',
    schedule: 'monthly',
  },
  replies: {
    ...plain,
    category: 'finance',
    chart: 'pie',
    sections: ['figures', 'received', 'replies', 'credits'],
    range: 'last-30-days',
  },
}

/** The fields of a report that the user sets, without those that the server adds. */
export const inputOf = ({
  id: _,
  products: _p,
  paused: _w,
  createdAt: _c,
  updatedAt: _u,
  nextRunAt: _n,
  lastRun: _l,
  ...input
}: Report): ReportInput => input
