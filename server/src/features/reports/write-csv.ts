import { topicLabels } from '@bizamply/contract/topics-and-risks'
import { csvLines, csvMark, type CsvCell } from '../../files/csv-lines.ts'
import type { ReportSection } from '@bizamply/contract/report-rules'
import { platformName } from './pdf/words.ts'
import type { ReportData } from './report-data.ts'

/** The pages' content by section: a header, rows, and an empty line. */
export function writeCsv(data: ReportData): string {
  const blocks = [about(data), ...data.sections.map((section) => sections[section](data))]
  return csvMark + blocks.map(csvLines).join('\r\n')
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)
const percent = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 10)

const about = (data: ReportData): CsvCell[][] => [
  ['Report', data.title],
  ['Brand', data.brand.name],
  ['Generated', data.made],
  ['From', data.window.from],
  ['To', data.window.to],
  ...(data.window.until ? [['Until', data.window.until]] : []),
  ...(data.earlier
    ? [
        ['Previous period from', data.earlier.from],
        ['Previous period to', data.earlier.to],
      ]
    : []),
  ['Timezone', data.timezone],
  ...(data.filter.platforms.length > 0 ? [['Platforms', data.filter.platforms.join(', ')]] : []),
  ...(data.filter.products.length > 0 ? [['Products', data.filter.products.join(', ')]] : []),
  ...data.sentences.map((sentence, n) => [n === 0 ? 'Summary' : '', sentence]),
  ...data.footnotes.map((note, n) => [n === 0 ? 'Notes' : '', note]),
]

const sections: Record<ReportSection, (data: ReportData) => CsvCell[][]> = {
  figures: ({ now, before }) => [
    ['Metric', 'Now', 'Before'],
    ['Reviews', now.received, before?.received ?? null],
    ['Average rating', rounded(now.rating), rounded(before?.rating ?? null)],
    ['Rated', now.rated, before?.rated ?? null],
    ['Response rate (%)', percent(now.handledRate), percent(before?.handledRate ?? null)],
    ['Sent rate (%)', percent(now.responseRate), percent(before?.responseRate ?? null)],
    ['Response time (hours)', rounded(now.responseHours), rounded(before?.responseHours ?? null)],
    ['Positive', now.positive, before?.positive ?? null],
    ['Negative', now.negative, before?.negative ?? null],
  ],
  received: ({ points, earlierPoints, platforms }) => [
    [
      'From',
      'To',
      'Reviews',
      'Average rating',
      'Previous period from',
      'Previous period to',
      'Previous period reviews',
    ],
    ...points.map((point, n) => {
      const earlier = earlierPoints[n]
      const ofEarlier = [earlier?.start ?? null, earlier?.end ?? null, earlier?.received ?? null]
      return [point.start, point.end, point.received, rounded(point.rating), ...ofEarlier]
    }),
    [],
    ['Platform', 'Reviews'],
    ...platforms.map(({ platform, received }) => [platformName[platform], received]),
  ],
  ratings: ({ now, before }) => [
    ['Stars', 'Now', 'Before'],
    ...[5, 4, 3, 2, 1].map((star) => [star, now.stars[star - 1] ?? 0, before?.stars[star - 1] ?? null]),
  ],
  topics: ({ topics }) => [
    ['Topic', 'Positive', 'Negative', 'Mixed', 'Before', 'Quote', 'Author'],
    ...topics.map(({ topic, good, bad, mixed, before, quote }) => [
      topicLabels[topic],
      good,
      bad,
      mixed,
      before,
      quote?.text ?? null,
      quote?.author ?? null,
    ]),
  ],
  products: ({ products }) => [
    [
      'Product',
      'Reviews',
      'Average rating',
      'Rated',
      'Rating before',
      'Positive',
      'Negative',
      'Sent',
      'Response time (hours)',
    ],
    ...products.map((one) => [
      one.name,
      one.received,
      rounded(one.rating),
      one.rated,
      rounded(one.ratingBefore),
      one.positive,
      one.negative,
      one.sent,
      rounded(one.responseHours),
    ]),
  ],
  replies: ({ replies }) => [
    ['Replies', 'Now'],
    ['Sent', replies.sent],
    ['Drafts', replies.drafts],
    ['Pending', replies.pending],
    ['Replied in under 1 hour', replies.waits[0] ?? 0],
    ['Replied in 1 to 4 hours', replies.waits[1] ?? 0],
    ['Replied in 4 to 12 hours', replies.waits[2] ?? 0],
    ['Replied in over 12 hours', replies.waits[3] ?? 0],
  ],
  credits: ({ credits }) => [
    ['Credits', 'Used', 'Times'],
    ...(credits?.kinds ?? []).map(({ name, credits: used, count }) => [name, used, count]),
    ['Total', credits?.used ?? 0, null],
    ['Total before', credits?.usedBefore ?? null, null],
  ],
}
