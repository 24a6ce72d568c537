import type { Overview } from '@bizamply/contract/dashboard'

/** One call feeds every section: before its first answer there is nothing to show, or it failed. */
export interface SectionProps {
  data: Overview | undefined
  /** The call failed and there is no earlier answer. */
  failed: boolean
  onRetry: () => void
}
