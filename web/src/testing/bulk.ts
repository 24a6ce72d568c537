import type { BulkQuote } from '@bizamply/contract/bulk'

/** A running bulk job of this user. */
export const aBulkJob = {
  jobId: '01a1fe39-f086-7359-addd-0000000000dd',
  action: 'generate',
  target: 'platform',
  status: 'running',
  done: 3,
  failed: 0,
  skipped: 0,
  total: 10,
  credits: 6,
  startedBy: 'Nora Vance',
  startedById: 'user-1',
  startsAt: null,
  createdAt: new Date().toISOString(),
  finishedAt: null,
}

/** What two reviews cost, all of which can be processed. */
export const aBulkQuote: BulkQuote = {
  count: 2,
  credits: 4,
  available: 100,
  leftOut: [],
  toRead: [],
  otherwise: [],
  first: [],
  critical: 0,
  cut: false,
  previews: [],
  ratings: [],
  languages: [],
}
