import { jobStates, queueNames, troubledStates } from '@bizamply/contract/operations-choices'
import { serviceKeys } from '@bizamply/contract/service-facts'
import { operationsTabs, type OperationsSearch } from '../../features/operations/operations-search.ts'

/** Invalid values are dropped, as are parameters of other tabs. */
export function operationsSearch(raw: Record<string, unknown>): OperationsSearch {
  const tab = operationsTabs.find((one) => one === raw['tab']) ?? 'jobs'
  if (tab === 'jobs') {
    const queue = queueNames.find((one) => one === raw['queue'])
    const jobs = jobStates.find((one) => one === raw['jobs'])
    return queue ? { queue, jobs: jobs ?? 'failed' } : {}
  }
  if (tab === 'connections') {
    const platform = serviceKeys.find((one) => one === raw['platform'])
    const trouble = troubledStates.find((one) => one === raw['trouble'])
    return { tab, ...(platform && { platform }), ...(trouble && { trouble }) }
  }
  if (tab === 'mail') {
    const mails = (['waiting', 'bounced'] as const).find((one) => one === raw['mails'])
    return { tab, ...(mails && { mails }) }
  }
  return { tab, ...(tab === 'model' && String(raw['modelDays']) === '30' ? { modelDays: '30' as const } : {}) }
}
