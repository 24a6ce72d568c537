import type { Analytics, Customers } from '@bizamply/contract/analytics'
import type { Comparison, Range } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/reading-names'

/** What every part of the screen is given; one answer feeds them all. */
export interface PartProps {
  /** Undefined while it is on the way: titles and hairlines stand, skeletons where numbers will be. */
  data: Analytics | undefined
  /** By themselves, because different people are slower to count; undefined while on the way, or failed. */
  customers: Customers | undefined
  customersFailed: boolean
  onRetryCustomers: () => void
  /** The days that are shown: those of the answer, else those asked for. */
  range: Range
  compare: Comparison
}

/** One product can be chosen, in the address; bars press it, the table shows only it. */
export interface ProductChoice {
  product: string | undefined
  onProduct: (id: string | undefined) => void
}

/** Opens the panel of topics: all of them, or one. */
export interface TopicsOpening {
  onTopics: (topics: 'all' | Topic) => void
}

export type OverviewTabProps = PartProps & TopicsOpening
export type RailProps = PartProps
export type ProductsTabProps = PartProps & ProductChoice
export type EngagementTabProps = PartProps
export type PerformanceTabProps = PartProps
/** Ends every tab; asks `analytics.products` itself for order, search and pages. */
export type ProductTableProps = PartProps & ProductChoice

export interface ExportMenuProps {
  /** Off until it has loaded. */
  data: Analytics | undefined
  range: Range
}
