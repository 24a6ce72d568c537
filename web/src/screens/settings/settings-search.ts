import { auditAreas, auditDays, type AuditArea } from '@bizamply/contract/audit-actions'

export const settingsTabs = [
  'appearance',
  'notifications',
  'security',
  'advanced',
  'team',
  'credits',
  'audit',
  'company',
] as const

export interface SettingsSearch {
  /** Defaults to General. */
  tab?: (typeof settingsTabs)[number]
  /** Filters of the audit log. */
  person?: string
  area?: AuditArea
  brand?: string
  /** Days. */
  last?: number
}

export function settingsSearch(raw: Record<string, unknown>): SettingsSearch {
  const tab = settingsTabs.find((one) => one === raw['tab'])
  return tab ? { tab, ...(tab === 'audit' ? auditSearch(raw) : {}) } : {}
}

/** Invalid values are dropped. */
function auditSearch({ person, brand, ...raw }: Record<string, unknown>): Omit<SettingsSearch, 'tab'> {
  const area = auditAreas.find((one) => one === raw['area'])
  const last = auditDays.find((one) => one === String(raw['last']))
  return {
    ...(isId(person) ? { person } : {}),
    ...(area ? { area } : {}),
    ...(isId(brand) ? { brand } : {}),
    ...(last ? { last: Number(last) } : {}),
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
