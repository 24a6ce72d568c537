import type { ConnectionList } from '@bizamply/contract/connections'
import { accountOf, type Summary } from '../../features/connections/row-view.ts'
import type { Progress, SetupState } from '../../features/onboarding/setup-steps.ts'

/** The sidebar's facts, from the chosen brand's connections. */
export function setupOf(list: ConnectionList | undefined, hasCompany: boolean, finishing: boolean): SetupState {
  const summaries = list?.connections
  const reviews = summaries?.judgeme.connected ? summaries.judgeme : summaries?.yotpo
  return { hasCompany, shop: progressOf(summaries?.shopify), reviews: progressOf(reviews), finishing }
}

function progressOf(summary: Summary | undefined): Progress | null {
  if (!summary) return null
  const entry = summary.data[0]
  return {
    connected: summary.connected,
    name: summary.name,
    account: accountOf(summary),
    since: entry?.connectedAt ?? null,
    backfill: entry?.backfill ?? null,
  }
}
