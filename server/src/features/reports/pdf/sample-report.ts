import type { Quote, TopicFigure } from '@bizamply/contract/analytics'
import type { Figures, Point } from '@bizamply/contract/dashboard'
import type { ReportData, ReportProduct } from '../report-data.ts'

/** A complete report for tests: one week of Alder & Co, run manually before its last day ended. */
export function sampleReport(changes: Partial<ReportData> = {}): ReportData {
  return {
    brand: { name: 'Alder & Co', logo: null },
    title: 'Weekly reviews',
    description: '',
    category: 'customer',
    made: 'Weekly report, run on demand on November 21, 2026',
    madeAt: new Date('2026-11-21T14:05:00Z'),
    locale: 'en',
    timezone: 'Europe/Lisbon',
    period: 'week',
    window: { from: '2026-11-15', to: '2026-11-21', until: '2026-11-21T14:05:00Z' },
    earlier: { from: '2026-11-08', to: '2026-11-14', until: '2026-11-14T14:05:00Z' },
    grain: 'day',
    chart: 'line',
    sections: ['figures', 'received', 'ratings', 'topics', 'products', 'replies', 'credits'],
    filter: { platforms: [], products: [] },
    sentences: ['Reviews rose from 412 to 463, compared with the week before.'],
    now: sampleFigures,
    before: { ...sampleFigures, received: 412, handledRate: 0.67, rating: 3.98, responseHours: 4.84 },
    points: pointsOf('2026-11-', 15, [62, 68, 71, 66, 75, 80, 41]),
    earlierPoints: pointsOf('2026-11-', 8, [58, 61, 64, 59, 68, 72, 30]),
    platforms: [
      { platform: 'shopify', received: 310 },
      { platform: 'judgeme', received: 153 },
    ],
    topics: [sampleTopic('It still says label created, three weeks on.', 'label created')],
    topicCount: 14,
    namingComments: 300,
    products: [
      sampleProduct('Alder Linen Overshirt', 84),
      { ...sampleProduct('Morrow Pour-over Kettle', 71), rating: 3, ratingBefore: 3.6, responseHours: null },
    ],
    productCount: 9,
    replies: { sent: 251, drafts: 74, pending: 138, responseHours: 4.2, answered: 251, waits: [31, 118, 71, 31] },
    credits: { used: 901, usedBefore: 842, kinds: [{ name: 'Replies generated', credits: 650, count: 325 }] },
    footnotes: ['The last day only includes data until 2:05 PM.'],
    ...changes,
  }
}

export const sampleFigures: Figures = {
  received: 463,
  pending: 138,
  draft: 74,
  sent: 251,
  openPending: 138,
  openDraft: 74,
  handledRate: 0.702,
  responseRate: 0.542,
  rating: 3.88,
  rated: 310,
  stars: [31, 25, 37, 74, 143],
  responseHours: 4.2,
  answered: 251,
  waits: [31, 118, 71, 31],
  positive: 240,
  mixed: 40,
  neutral: 60,
  negative: 123,
}

export const sampleProduct = (name: string, received: number): ReportProduct => ({
  id: name,
  name,
  received,
  sent: received - 1,
  rating: 4.6,
  rated: 40,
  ratingBefore: 4.5,
  positive: 30,
  negative: 5,
  responseHours: 3.4,
  answered: 30,
})

export function sampleTopic(text: string, mark: string, quote: Partial<Quote> = {}): TopicFigure {
  const start = text.indexOf(mark)
  return {
    topic: 'delivery',
    good: 30,
    bad: 61,
    mixed: 5,
    before: 65,
    quote: {
      commentId: '1',
      text,
      marks: [{ start, end: start + mark.length }],
      side: 'bad',
      author: 'Diego Marín',
      platform: 'judgeme',
      rating: 1,
      product: null,
      at: '2026-11-20T10:00:00Z',
      ...quote,
    },
  }
}

function pointsOf(month: string, first: number, received: readonly number[]): Point[] {
  return received.map((value, n) => {
    const start = `${month}${String(first + n).padStart(2, '0')}`
    return {
      start,
      end: start,
      open: n === received.length - 1,
      received: value,
      pending: 0,
      draft: 0,
      sent: 0,
      rated: 0,
      rating: null,
      answered: 0,
      responseHours: null,
      positive: 0,
      negative: 0,
    }
  })
}
