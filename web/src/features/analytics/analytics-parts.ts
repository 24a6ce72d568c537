import type { Analytics, Customers } from '@bizamply/contract/analytics'
import type { Comparison, Range } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { TableTab } from './product-table/product-columns.ts'

/** Props that every part of the screen receives, all from one response. */
export interface PartProps {
  /** Undefined while loading: titles and dividers are shown, with skeletons in place of numbers. */
  data: Analytics | undefined
  /** Fetched separately because distinct customers are slower to count. Undefined while loading or after a failure. */
  customers: Customers | undefined
  customersFailed: boolean
  customersError?: Error | null
  onRetryCustomers: () => void
  /** The days shown: those of the response if there is one, otherwise the requested ones. */
  range: Range
  compare: Comparison
}

/** The selected product, kept in the URL. Clicking a bar selects it; the table then shows only that product. */
export interface ProductChoice {
  product: string | undefined
  onProduct: (id: string | undefined) => void
}

/** Opens the topics panel, with all topics or one. */
export interface TopicsOpening {
  onTopics: (topics: 'all' | Topic) => void
}

export type OverviewTabProps = PartProps & TopicsOpening
export type RailProps = Pick<PartProps, 'data' | 'range'> & {
  /** Where the tab itself shows each product’s share. */
  hasNoShares?: boolean
  /** The tab itself shows every product’s rating. */
  hasRatings?: boolean
}
export type ProductsTabProps = PartProps & ProductChoice
export type EngagementTabProps = PartProps
export type PerformanceTabProps = PartProps
/** The table at the end of a tab. It calls `analytics.products` itself to sort, search and paginate. */
export type ProductTableProps = PartProps & ProductChoice & { tab: TableTab }

export interface ExportMenuProps {
  /** Export is disabled until this has loaded. */
  data: Analytics | undefined
  range: Range
}
