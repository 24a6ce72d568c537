import type { ProductRow, TopicFigure } from '@bizamply/contract/analytics'
import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { Figures, Point, Window } from '@bizamply/contract/dashboard'
import type { Grain } from '@bizamply/contract/ranges'
import type { ReportCategory, ReportChart, ReportSection } from '@bizamply/contract/report-rules'

/** What its days are to a reader: `days` is any other window. */
export type ReportPeriod = 'day' | 'week' | 'month' | 'quarter' | 'days'

/** Everything that one run says, read at one moment; its PDF, its CSV and its mail are made of nothing else. */
export interface ReportData {
  brand: { name: string; logo: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg' } | null }
  title: string
  description: string
  category: ReportCategory
  /** How it came to be, without the brand: "Weekly report, run on demand on November 21, 2026". */
  made: string
  madeAt: Date
  locale: 'en'
  timezone: string
  period: ReportPeriod
  /** Days of the brand; `until` is where the last one is cut, null for whole days. */
  window: Window
  earlier: Window | null
  grain: Grain
  chart: ReportChart
  /** In the order of the pages; what is not asked for is not shown, whatever stands below. */
  sections: ReportSection[]
  /** Which comments are counted where not all are, in names that people know. */
  filter: { platforms: string[]; products: string[] }
  /** One or two, made of the numbers below; or the one that says that there is nothing to say. */
  sentences: string[]
  /** What the sentences were made of beside the rest, to write them for the reader of a mail. */
  ratedBefore?: ReadonlyMap<string, number>
  now: Figures
  before: Figures | null
  points: Point[]
  /** As many as `points` at most, side by side with them. */
  earlierPoints: Point[]
  platforms: { platform: CommentPlatform; received: number }[]
  /** The 3 named most, each with a sentence of a comment; none below the least count for topics. */
  topics: TopicFigure[]
  /** How many topics are named at all, and how many comments name one. */
  topicCount: number
  namingComments: number
  /** The 5 with the most comments, and how many have any. */
  products: ReportProduct[]
  productCount: number
  replies: ReportReplies
  /** Null where they are not asked for. */
  credits: ReportCredits | null
  /** What was cut or left out, each a sentence. */
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

/** Of the comments of the window. */
export interface ReportReplies {
  sent: number
  drafts: number
  pending: number
  /** Mean hours to an answer, over so many answers. */
  responseHours: number | null
  answered: number
  /** Answers after under 1, 1 to 4, 4 to 12 and over 12 hours. */
  waits: number[]
}

/** What the brand spent in the window, whatever the filter says. */
export interface ReportCredits {
  used: number
  usedBefore: number | null
  /** Most first. */
  kinds: { name: string; credits: number; count: number }[]
}

/** What is summed from the comments of the window. */
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

/** How many rows each list has on paper. */
export const reportLists = { products: 5, topics: 3 } as const
