import type { CallRules } from './call.ts'
import { owners, writers } from './roles.ts'

/** Streams, webhooks and popup navigations: plain HTTP, declared here so that OpenAPI and the sweeps see them. */
export interface PlainRoute {
  method: 'GET' | 'POST'
  path: string
  summary: string
  rules: CallRules
  /** Signed by the platform instead of a session. */
  signed?: boolean
  /** A browser goes there itself, without headers of ours: bound to a cookie of that browser instead. */
  navigation?: boolean
  /** A file that a browser fetches by itself: the session's cookie alone is enough, and the brand is `brand` in the query. */
  download?: boolean
}

export const plainRoutes = {
  events: {
    method: 'GET',
    path: '/api/events',
    summary:
      'Server-sent events: comment, reply, job, notification, credits, connection, presence; ids only, resumes by Last-Event-ID; closed when too many are open',
    rules: { who: 'member' },
  },
  webhook: {
    method: 'POST',
    path: '/hooks/{platform}',
    summary: 'What a platform tells us, signed over the raw body',
    rules: { who: 'open' },
    signed: true,
  },
  keyedWebhook: {
    method: 'POST',
    path: '/hooks/{platform}/{key}',
    summary: 'The same from a platform that signs nothing: the key is known to it and us alone',
    rules: { who: 'open' },
    signed: true,
  },
  googleSignIn: {
    method: 'GET',
    path: '/auth/google',
    summary: 'To the consent of Google; `returnUrl` is where the person wants to be afterwards',
    rules: { who: 'open' },
    navigation: true,
  },
  googleCallback: {
    method: 'GET',
    path: '/auth/google/callback',
    summary: 'Back from Google; goes on to /auth/callback with `token` or `error`',
    rules: { who: 'open' },
    navigation: true,
  },
  webhookCheck: {
    method: 'GET',
    path: '/hooks/{platform}',
    summary: 'Meta looks whether the address is ours: hub.mode, hub.verify_token, hub.challenge',
    rules: { who: 'open' },
    signed: true,
  },
  integration: {
    method: 'GET',
    path: '/integration/{platform}',
    summary: "Sends a browser to a service's consent page: company (a brand's id), shop, via (popup or page)",
    rules: { who: 'open' },
    navigation: true,
  },
  integrationAuth: {
    method: 'GET',
    path: '/integration/{platform}/auth',
    summary: 'The same, under the name that Yotpo uses',
    rules: { who: 'open' },
    navigation: true,
  },
  integrationCallback: {
    method: 'GET',
    path: '/integration/{platform}/callback',
    summary: 'Where a service sends the browser back to: state, code, and what it signs',
    rules: { who: 'open' },
    navigation: true,
  },
  shopifyInstall: {
    method: 'GET',
    path: '/integration/shopify/install',
    summary: "Shopify's app link: shop, timestamp and hmac",
    rules: { who: 'open' },
    navigation: true,
  },
  importFile: {
    method: 'POST',
    path: '/api/comments/import',
    summary:
      'Multipart `file` or `fileId`, `mapping` (JSON: column by field, `dateOrder`, `timezone`, `defaultDate` of rows without a date), `preview`=true, `kind`: a preview, or a job that imports; Idempotency-Key unless it is a preview',
    rules: { who: 'member', roles: writers },
  },
  importRejects: {
    method: 'GET',
    path: '/api/imports/{importId}/rejects.csv',
    summary: 'Lines of an import that were not taken, as a CSV file',
    rules: { who: 'member' },
  },
  analyticsExport: {
    method: 'GET',
    path: '/api/analytics/export',
    summary:
      'What a window counts as a file: `what` (products or comments), `format` (csv, json or xlsx), `from`, `to`, and for comments every filter of their list',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  transactionsExport: {
    method: 'GET',
    path: '/api/credits/transactions/export',
    summary: 'Every entry and hold under the filters of the list as a CSV file',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  closingReport: {
    method: 'GET',
    path: '/api/credits/closing',
    summary:
      'The books of a month (`month`, such as 2026-10) as a CSV file: each day, what was added and used, the chain',
    rules: { who: 'member', roles: owners, rate: 'exportPerCompany' },
    download: true,
  },
  reportFile: {
    method: 'GET',
    path: '/api/reports/runs/{runId}/file',
    summary: 'A report as it was made: `format` (pdf or csv)',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
} as const satisfies Record<string, PlainRoute>

/** What an event carries: ids, never texts. `reset` means: refetch everything. */
export interface StreamEvent {
  type: 'comment' | 'reply' | 'job' | 'notification' | 'credits' | 'connection' | 'presence' | 'reset'
  brandId?: string
  id?: string
}
