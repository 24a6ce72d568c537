import type { AuditEntry } from '@bizamply/contract/audit'
import type { User } from '@bizamply/contract/auth'
import { nora } from './fake-server.ts'
import { responsesServer } from './responses-server.ts'

export const anEntry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'entry-1',
  seq: 7,
  at: new Date(Date.now() - 60_000).toISOString(),
  action: 'team.role-changed',
  by: { userId: nora.id, name: nora.name, email: nora.email, picture: null },
  brand: null,
  subject: 'Theo Lindqvist',
  from: { ip: '203.0.113.7', country: 'Germany', device: 'Firefox on Linux' },
  before: { role: 'viewer', brands: null },
  after: { role: 'editor', brands: null },
  details: {},
  hash: 'ab12',
  ...more,
})

/** Response of `GET /api/audit`. */
export const auditPage = (
  data: AuditEntry[],
  nextCursor: string | null = null,
  names: Record<string, string> = {},
) => ({
  body: { success: true, data, names, pagination: { nextCursor, limit: 50 } },
})

export const auditServer = (more: Parameters<typeof responsesServer>[1] = {}, user: Partial<User> = {}) =>
  responsesServer({ user: { ...nora, ...user } }, { 'GET /api/audit': auditPage([anEntry()]), ...more })

export const auditAddress = '/settings?tab=audit'
