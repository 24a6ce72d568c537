import type { ProductRow, TopicFigure } from '@bizamply/contract/analytics'
import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { Figures, Point, Window } from '@bizamply/contract/dashboard'
import type { Grain } from '@bizamply/contract/ranges'
import type { ReportCategory, ReportChart, ReportSection } from '@bizamply/contract/report-rules'

/** How readers see the window; `days` is any other. */
export type ReportPeriod = 'day' | 'week' | 'month' | 'quarter' | 'days'

/** All data of a run as of one moment; the only source of its PDF, CSV, and mail. */
export interface ReportData {
  brand: { name: string; logo: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg' } | null }
  title: string
  description: string
  category: ReportCategory
  /** How it was created, without the brand: "Weekly report, run on demand on November 21, 2026". */
  made: string
  madeAt: Date
  locale: 'en'
  timezone: string
  period: ReportPeriod
  /** Days in the brand's timezone; `until` is the cutoff in the last day, or null for whole days. */
  window: Window
  earlier: Window | null
  grain: Grain
  chart: ReportChart
  /** Sections in page order. Only these are shown. */
  sections: ReportSection[]
  /** The filter, if any, with readable names. */
  filter: { platforms: string[]; products: string[] }
  /** One or two sentences from the numbers below, or a sentence that there is nothing to report. */
  sentences: string[]
  /** Additional data to write the sentences again for an email's recipient. */
  ratedBefore?: ReadonlyMap<string, number>
  now: Figures
  before: Figures | null
  points: Point[]
  /** At most as many as `points`, aligned with them. */
  earlierPoints: Point[]
  platforms: { platform: CommentPlatform; received: number }[]
  /** The 3 most mentioned topics with quotes; none below the minimum count. */
  topics: TopicFigure[]
  /** Number of topics, and of comments that mention a topic. */
  topicCount: number
  namingComments: number
  /** The 5 products with the most comments, and the number of products with any. */
  products: ReportProduct[]
  productCount: number
  replies: ReportReplies
  /** Null if not requested. */
  credits: ReportCredits | null
  /** What was cut off or left out, one sentence each. */
  footnotes: string[]
}

export type ReportProduct = Pick<
  ProductRow,
  | 'id'
  | 'name'
  | 'received'
  | 'rating'
  | 'rated'
  | 'ratingBefore'
  | 'positive'
  | 'negative'
  | 'sent'
  | 'responseHours'
  | 'answered'
>

/** Replies to the window's comments. */
export interface ReportReplies {
  sent: number
  drafts: number
  pending: number
  /** Mean response time in hours, and the number of replies. */
  responseHours: number | null
  answered: number
  /** Replies after under 1, 1 to 4, 4 to 12, and over 12 hours. */
  waits: number[]
}

/** Credits that the brand spent in the window, regardless of the filter. */
export interface ReportCredits {
  used: number
  usedBefore: number | null
  /** Largest first. */
  kinds: { name: string; credits: number; count: number }[]
}

/** Figures summed from the window's comments. */
export type CountedData = Pick<
  ReportData,
  | 'now'
  | 'before'
  | 'points'
  | 'earlierPoints'
  | 'platforms'
  | 'topics'
  | 'topicCount'
  | 'namingComments'
  | 'products'
  | 'productCount'
>

/** Rows per list on paper. */
export const reportLists = { products: 5, topics: 3 } as const
