import {
  entryStatuses,
  entryTypes,
  transactionPlatforms,
  type EntryStatus,
  type EntryType,
  type TransactionPlatform,
} from '@bizamply/contract/transaction-filter'

export interface HistoryFilter {
  type?: EntryType | undefined
  status?: EntryStatus | undefined
  platform?: TransactionPlatform | undefined
}

export const historyChoices = {
  type: entryTypes,
  status: entryStatuses,
  platform: transactionPlatforms,
} as const

export const isFiltered = (filter: HistoryFilter): boolean => Object.values(filter).some((value) => value !== undefined)
