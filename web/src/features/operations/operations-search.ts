import type { JobState, MailList, ModelDays, QueueName, TroubledState } from '@bizamply/contract/operations-choices'
import type { ServiceKey } from '@bizamply/contract/service-facts'

export const operationsTabs = ['jobs', 'webhooks', 'connections', 'mail', 'model', 'routes', 'setup'] as const
export type OperationsTab = (typeof operationsTabs)[number]

/** The screen's state as kept in the URL, without default values. */
export interface OperationsSearch {
  tab?: Exclude<OperationsTab, 'jobs'>
  /** Shows the jobs of this queue. */
  queue?: QueueName
  jobs?: JobState
  platform?: ServiceKey
  trouble?: TroubledState
  mails?: MailList
  modelDays?: ModelDays
}

export interface TabProps {
  search: OperationsSearch
  onAsk: (search: OperationsSearch) => void
}
