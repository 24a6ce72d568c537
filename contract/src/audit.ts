import { z } from 'zod'
import { auditAreas, auditDays, type AuditAction, type AuditArea } from './audit-actions.ts'
import { call, response, unaudited } from './call.ts'
import { cursor, page, pageLimit } from './paging.ts'

export const auditFilter = z.object({
  /** Filters by user. */
  userId: z.uuid('Invalid user ID').optional(),
  area: z.enum(auditAreas as [AuditArea, ...AuditArea[]]).optional(),
  brandId: z.uuid('Invalid brand ID').optional(),
  /** Only the last N days; all entries if omitted. */
  days: z.enum(auditDays).optional(),
})
export type AuditFilter = z.output<typeof auditFilter>

const facts = z.record(z.string(), z.unknown())

export const auditEntry = z.object({
  id: z.string(),
  /** Sequence number within the company, without gaps. */
  seq: z.number().int(),
  at: z.string(),
  /** `team.role-changed`: its area, then what happened. */
  action: z.custom<AuditAction>((value) => typeof value === 'string'),
  /** Null for automatic changes. */
  by: z.object({ userId: z.string(), name: z.string(), email: z.string(), picture: z.string().nullable() }).nullable(),
  brand: z.object({ brandId: z.string(), name: z.string() }).nullable(),
  /** Name of the person or object that was changed. */
  subject: z.string().nullable(),
  /** Null for automatic changes; the country is null if the address isn't listed. */
  from: z.object({ ip: z.string(), country: z.string().nullable(), device: z.string().nullable() }).nullable(),
  before: facts.nullable(),
  after: facts.nullable(),
  /** Other details. */
  details: facts,
  /** Hex; covers the entry and the hash of the one before it. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditCheck = z.object({
  intact: z.boolean(),
  /** Number of entries checked. */
  entries: z.number().int(),
  /** First broken entry. */
  brokenAt: z.number().int().nullable(),
  /**
   * What is wrong there: a changed entry, a missing entry, a truncated log, or entries without a
   * hash.
   */
  problem: z.enum(['changed', 'missing', 'cut', 'unhashed']).nullable(),
})
export type AuditCheck = z.infer<typeof auditCheck>

const readers = { who: 'member', permission: 'audit.read', scope: 'company' } as const

/** Who changed what in the company; for admins. */
export const audit = {
  list: call
    .meta(readers)
    .route({ method: 'GET', path: '/api/audit', summary: 'List the company’s audit log, newest first' })
    .input(auditFilter.extend({ cursor, limit: pageLimit }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(auditEntry),
        /** Names of the brands and people whose ids occur in before, after, and details. */
        names: z.record(z.string(), z.string()),
        pagination: page,
      }),
    ),
  check: call
    .meta({ ...readers, rate: 'auditCheckPerCompany' })
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/audit/check', summary: 'Verify every hash in the log' })
    .output(response(auditCheck)),
}
