import type { Overview } from '@bizamply/contract/dashboard'

/** One call provides the data of every section; undefined until its first response. */
export interface SectionProps {
  data: Overview | undefined
  /** The call failed and there is no earlier response. */
  failed: boolean
  onRetry: () => void
}
