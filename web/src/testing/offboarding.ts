import type { CompanyDeletion, CompanyExport, CompanyOffboarding } from '@bizamply/contract/offboarding'

export const companyAddress = '/settings?tab=company'

export const anExport = (more: Partial<CompanyExport> = {}): CompanyExport => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  state: 'done',
  done: 92,
  total: 92,
  requestedBy: 'Nora Vance',
  requestedAt: new Date(Date.now() - 60_000).toISOString(),
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  bytes: 4_200_000,
  ...more,
})

export const aDeletion = (more: Partial<CompanyDeletion> = {}): CompanyDeletion => ({
  requestedBy: 'Nora Vance',
  requestedAt: '2026-11-23T09:00:00.000Z',
  dueAt: '2026-12-07T09:00:00.000Z',
  subscription: 'none',
  ...more,
})

export const aCompany = (more: Partial<CompanyOffboarding> = {}): CompanyOffboarding => ({
  company: 'Alder & Co',
  deletion: null,
  graceDays: 14,
  backupDays: 30,
  exports: [],
  exportsLeft: 3,
  ...more,
})

/** Settings of a company without an SSO provider. */
export const withoutSso = {
  availability: 'available',
  provider: null,
  redirectUri: 'https://app.example/auth/sso/callback/x',
  domains: [],
  ready: { signedIn: false, secondFactor: false },
}
