import type { AuditEntry } from '@bizamply/contract/audit'
import { currentAction, formerMember } from '@bizamply/contract/audit-actions'
import { services, type ServiceKey } from '@bizamply/contract/platforms'
import { knownCountryOf } from '../auth/index.ts'

export interface EntryRow {
  id: string
  seq: number
  hash: string
  at: Date
  /** As stored. */
  action: string
  details: Record<string, unknown>
  subjectId: string | null
  ip: string | null
  device: string | null
  brandId: string | null
  brandName: string | null
  userId: string | null
  name: string | null
  email: string | null
  picture: string | null
}

export async function presentEntry(row: EntryRow, names: Record<string, string>): Promise<AuditEntry> {
  const { id, seq, hash, action, ip, device, brandId, userId } = row
  const { before, after, ...details } = row.details
  const by = { name: row.name ?? '', email: userId === formerMember ? '' : (row.email ?? ''), picture: row.picture }
  return {
    id,
    seq,
    hash,
    action: currentAction(action),
    details,
    at: row.at.toISOString(),
    by: userId === null ? null : { userId, ...by },
    brand: brandId === null ? null : { brandId, name: row.brandName ?? '' },
    subject: subjectOf(row, names),
    from: ip === null ? null : { ip, country: await knownCountryOf(ip), device },
    before: factsOf(before),
    after: factsOf(after),
  }
}

const factsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null

/** The first of these fields that an entry has names its subject. */
const naming = ['name', 'title', 'code', 'fileName', 'email', 'shop', 'item', 'domain'] as const

function subjectOf({ details, subjectId }: EntryRow, names: Record<string, string>): string | null {
  const person = subjectId === null ? undefined : names[subjectId]
  if (person) return person
  const platform = details['platform']
  if (typeof platform === 'string' && platform in services) return services[platform as ServiceKey].name
  const key = naming.find((one) => typeof details[one] === 'string')
  return key ? String(details[key]) : null
}
