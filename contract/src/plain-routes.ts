import type { CallRules } from './call.ts'
import { owners } from './roles.ts'

/**
 * Streams, webhooks, and popup navigations: plain HTTP, declared here so that OpenAPI and the
 * contract-wide tests see them.
 */
export interface PlainRoute {
  method: 'GET' | 'POST'
  path: string
  summary: string
  rules: CallRules
  /** Signed by the platform instead of a session. */
  signed?: boolean
  /** Opened by browser navigation, without our headers: bound to a browser cookie instead. */
  navigation?: boolean
  /**
   * A file that the browser requests directly: the session cookie suffices, and the brand is
   * `brand` in the query.
   */
  download?: boolean
}

export const plainRoutes = {
  events: {
    method: 'GET',
    path: '/api/events',
    summary:
      'Server-sent events: comment, reply, job, notification, credits, connection, presence, team, project. IDs only. Resumes from Last-Event-ID. Closed when too many are open',
    rules: { who: 'member' },
  },
  webhook: {
    method: 'POST',
    path: '/hooks/{platform}',
    summary: 'Platform webhook, signed over the raw body',
    rules: { who: 'open', unaudited: 'signed' },
    signed: true,
  },
  keyedWebhook: {
    method: 'POST',
    path: '/hooks/{platform}/{key}',
    summary: 'Webhook from a platform that doesn’t sign requests. Authenticated by a secret key in the URL',
    rules: { who: 'open', unaudited: 'signed' },
    signed: true,
  },
  googleSignIn: {
    method: 'GET',
    path: '/auth/google',
    summary: 'Redirect to Google’s consent page. `returnUrl` is where to go afterwards',
    rules: { who: 'open' },
    navigation: true,
  },
  googleCallback: {
    method: 'GET',
    path: '/auth/google/callback',
    summary: 'Return from Google. Continues to /auth/callback with `token` or `error`',
    rules: { who: 'open' },
    navigation: true,
  },
  ssoSignIn: {
    method: 'GET',
    path: '/auth/sso/go',
    summary: 'Redirect to the company’s identity provider. `attempt` comes from `POST /auth/sso`',
    rules: { who: 'open' },
    navigation: true,
  },
  ssoCallback: {
    method: 'GET',
    path: '/auth/sso/callback/{companyId}',
    summary: 'Return from the provider. Continues to /auth/callback with `token` or `error`',
    rules: { who: 'open' },
    navigation: true,
  },
  webhookCheck: {
    method: 'GET',
    path: '/hooks/{platform}',
    summary: 'Meta’s webhook verification: hub.mode, hub.verify_token, hub.challenge',
    rules: { who: 'open' },
    signed: true,
  },
  integration: {
    method: 'GET',
    path: '/integration/{platform}',
    summary: 'Redirect to a service’s consent page: company (a brand ID), shop, via (popup or page)',
    rules: { who: 'open' },
    navigation: true,
  },
  integrationAuth: {
    method: 'GET',
    path: '/integration/{platform}/auth',
    summary: 'The same, for Yotpo',
    rules: { who: 'open' },
    navigation: true,
  },
  integrationCallback: {
    method: 'GET',
    path: '/integration/{platform}/callback',
    summary: 'Return from a service: state, code and its signature',
    rules: { who: 'open' },
    navigation: true,
  },
  shopifyInstall: {
    method: 'GET',
    path: '/integration/shopify/install',
    summary: 'Shopify’s app link: shop, timestamp and hmac',
    rules: { who: 'open' },
    navigation: true,
  },
  mailBounces: {
    method: 'POST',
    path: '/hooks/mail-bounces/{key}',
    summary: 'Bounce webhook of your email service. The key is MAIL_BOUNCE_KEY',
    rules: { who: 'open', unaudited: 'signed' },
    signed: true,
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe',
    summary:
      'One-click unsubscribe (RFC 8058), also used by the page at this URL: `token` in the query, `all`=1 for all emails',
    rules: { who: 'open', unaudited: 'own-settings' },
    signed: true,
  },
  importFile: {
    method: 'POST',
    path: '/api/comments/import',
    summary:
      'Preview or import a file: multipart `file` or `fileId`, `mapping` (JSON: column by field, `dateOrder`, `timezone`, `defaultDate` for rows without a date), `preview`=true and `kind`. An import starts a job and needs an Idempotency-Key',
    rules: { who: 'member', permission: 'comments.import', audit: ['import.started'] },
  },
  profilePicture: {
    method: 'POST',
    path: '/api/profile/upload-avatar',
    summary:
      'Upload your picture: multipart `avatar` (JPEG, PNG, GIF or WebP, at most 5 MB) and optionally `cut` (x,y,side as shares)',
    rules: { who: 'user', rate: 'picturePerUser', unaudited: 'own-settings' },
  },
  picture: {
    method: 'GET',
    path: '/pictures/{hash}-{size}.webp',
    summary: 'Get a profile picture. The content at a URL never changes',
    rules: { who: 'user' },
    download: true,
  },
  brandLogo: {
    method: 'POST',
    path: '/api/brands/{brandId}/logo',
    summary:
      'Upload a brand’s logo: multipart `logo` (JPEG, PNG, GIF or WebP, at most 5 MB) and optionally `cut` (x,y,side as shares)',
    rules: { who: 'member', permission: 'brands.manage', rate: 'picturePerUser', audit: ['brand.logo-changed'] },
  },
  logo: {
    method: 'GET',
    path: '/brand-logos/{hash}-{size}.webp',
    summary: 'Get a brand logo. The content at a URL never changes',
    rules: { who: 'member' },
    download: true,
  },
  importRejects: {
    method: 'GET',
    path: '/api/imports/{importId}/rejects.csv',
    summary: 'Download an import’s skipped lines as CSV',
    rules: { who: 'member' },
  },
  analyticsExport: {
    method: 'GET',
    path: '/api/analytics/export',
    summary:
      'Export a period: `what` (products or comments), `format` (csv, json or xlsx), `from`, `to`, and all list filters for comments',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  transactionsExport: {
    method: 'GET',
    path: '/api/credits/transactions/export',
    summary: 'Export filtered entries and holds as CSV',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  closingReport: {
    method: 'GET',
    path: '/api/credits/closing',
    summary:
      'Download a monthly ledger as CSV (`month`, like 2026-10): each day, credits added and used, and the hashes',
    rules: { who: 'member', permission: 'billing.manage', scope: 'company', rate: 'exportPerCompany' },
    download: true,
  },
  auditExport: {
    method: 'GET',
    path: '/api/audit/export',
    summary: 'Export filtered audit log entries with their hashes as CSV',
    rules: { who: 'member', permission: 'audit.read', scope: 'company', rate: 'exportPerCompany' },
    download: true,
  },
  reportFile: {
    method: 'GET',
    path: '/api/reports/runs/{runId}/file',
    summary: 'Download a report run: `format` (pdf or csv)',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  projectEffectFile: {
    method: 'GET',
    path: '/api/projects/{projectId}/effect/export',
    summary: 'Export the weeks behind a project’s results and comparisons as CSV',
    rules: { who: 'member', rate: 'exportPerCompany' },
    download: true,
  },
  companyExport: {
    method: 'GET',
    path: '/api/company/exports/{exportId}/file',
    summary: 'Download the company export as a ZIP file, for 24 hours',
    rules: { who: 'member', roles: owners, scope: 'company', whileLeaving: true },
    download: true,
  },
  customersFile: {
    method: 'GET',
    path: '/api/admin/customers/export',
    summary: 'Export filtered customers as CSV',
    rules: { who: 'administrator', administration: 'customers.read', stepUp: true, rate: 'customersFilePerUser' },
    download: true,
  },
  ownData: {
    method: 'GET',
    path: '/api/profile/export',
    summary: 'Export everything stored about you as JSON',
    rules: { who: 'user', stepUp: true, rate: 'ownDataPerUser' },
    download: true,
  },
} as const satisfies Record<string, PlainRoute>
