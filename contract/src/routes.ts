import type { CallRules } from './call.ts'
import { owners } from './roles.ts'

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
      'Server-sent events: comment, reply, job, notification, credits, connection, presence, team, project; ids only, resumes by Last-Event-ID; closed when too many are open',
    rules: { who: 'member' },
  },
  webhook: {
    method: 'POST',
    path: '/hooks/{platform}',
    summary: 'What a platform tells us, signed over the raw body',
    rules: { who: 'open', unaudited: 'signed' },
    signed: true,
  },
  keyedWebhook: {
    method: 'POST',
    path: '/hooks/{platform}/{key}',
    summary: 'The same from a platform that signs nothing: the key is known to it and us alone',
    rules: { who: 'open', unaudited: 'signed' },
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
  ssoSignIn: {
    method: 'GET',
    path: '/auth/sso/go',
    summary: 'To the sign-in page of a company’s provider; `attempt` is what `POST /auth/sso` answered',
    rules: { who: 'open' },
    navigation: true,
  },
  ssoCallback: {
    method: 'GET',
    path: '/auth/sso/callback/{companyId}',
    summary: 'Back from the provider; goes on to /auth/callback with `token` or `error`',
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
  mailBounces: {
    method: 'POST',
    path: '/hooks/mail-bounces/{key}',
    summary: 'What a mail service tells of mail that came back; the key is MAIL_BOUNCE_KEY',
    rules: { who: 'open', unaudited: 'signed' },
    signed: true,
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe',
    summary:
      'The one click of a mail (RFC 8058), and what the page at the same address posts: `token` in the query, `all`=1 for all mails',
    rules: { who: 'open', unaudited: 'own-settings' },
    signed: true,
  },
  importFile: {
    method: 'POST',
    path: '/api/comments/import',
    summary:
      'Multipart `file` or `fileId`, `mapping` (JSON: column by field, `dateOrder`, `timezone`, `defaultDate` of rows without a date), `preview`=true, `kind`: a preview, or a job that imports; Idempotency-Key unless it is a preview',
    rules: { who: 'member', permission: 'comments.import', audit: ['import.started'] },
  },
  profilePicture: {
    method: 'POST',
    path: '/api/profile/upload-avatar',
    summary:
      'Multipart `avatar` (JPEG, PNG, GIF or WebP, at most 5 MB) and optionally `cut` (x,y,side as shares): your picture',
    rules: { who: 'user', rate: 'picturePerUser', unaudited: 'own-settings' },
  },
  picture: {
    method: 'GET',
    path: '/pictures/{hash}-{size}.webp',
    summary: 'The picture of a person; what is at an address never changes',
    rules: { who: 'user' },
    download: true,
  },
  brandLogo: {
    method: 'POST',
    path: '/api/brands/{brandId}/logo',
    summary:
      'Multipart `logo` (JPEG, PNG, GIF or WebP, at most 5 MB) and optionally `cut` (x,y,side as shares): the logo of a brand',
    rules: { who: 'member', permission: 'brands.manage', rate: 'picturePerUser', audit: ['brand.logo-changed'] },
  },
  logo: {
    method: 'GET',
    path: '/brand-logos/{hash}-{size}.webp',
    summary: 'The logo of a brand of your company; what is at an address never changes',
    rules: { who: 'member' },
    download: true,
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
      'The ledger of a month (`month`, such as 2026-10) as a CSV file: each day, what was added and used, the chain',
    rules: { who: 'member', permission: 'billing.manage', scope: 'company', rate: 'exportPerCompany' },
    download: true,
  },
  auditExport: {
    method: 'GET',
    path: '/api/audit/export',
    summary: 'Every entry of the audit log under the filters of its list as a CSV file, with their hashes',
    rules: { who: 'member', permission: 'audit.read', scope: 'company', rate: 'exportPerCompany' },
    download: true,
  },
  reportFile: {
    method: 'GET',
    path: '/api/reports/runs/{runId}/file',
    summary: 'A report as it was made: `format` (pdf or csv)',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  projectEffectFile: {
    method: 'GET',
    path: '/api/projects/{projectId}/effect/export',
    summary: 'The weeks that the effect of a project is measured by, with what it is compared with, as a CSV file',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  companyExport: {
    method: 'GET',
    path: '/api/company/exports/{exportId}/file',
    summary: 'Everything of the company as a ZIP file, for a day after it was made',
    rules: { who: 'member', roles: owners, scope: 'company', whileLeaving: true },
    download: true,
  },
  customersFile: {
    method: 'GET',
    path: '/api/admin/customers/export',
    summary: 'Every customer under the filters of the list as a CSV file',
    rules: { who: 'administrator', administration: 'customers.read', stepUp: true, rate: 'customersFilePerUser' },
    download: true,
  },
  ownData: {
    method: 'GET',
    path: '/api/profile/export',
    summary: 'Everything that is kept about you, as a JSON file',
    rules: { who: 'user', stepUp: true, rate: 'ownDataPerUser' },
    download: true,
  },
} as const satisfies Record<string, PlainRoute>

/** What an event carries: ids, never texts. `reset` means: refetch everything. */
export interface StreamEvent {
  type:
    | 'comment'
    | 'reply'
    | 'job'
    | 'notification'
    | 'credits'
    | 'connection'
    | 'presence'
    | 'alert'
    | 'team'
    | 'preferences'
    | 'project'
    | 'reset'
  brandId?: string
  id?: string
}
