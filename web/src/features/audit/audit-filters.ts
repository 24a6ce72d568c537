import { plainRoutes } from '@bizamply/contract/routes'
import type { AuditArea, AuditDays } from '@bizamply/contract/audit-actions'

/** As the address names them. */
export interface AuditFilters {
  person?: string | undefined
  area?: AuditArea | undefined
  brand?: string | undefined
  /** So many days. */
  last?: number | undefined
}

export const noFilters: AuditFilters = { person: undefined, area: undefined, brand: undefined, last: undefined }

export const isFiltered = ({ person, area, brand, last }: AuditFilters): boolean =>
  [person, area, brand, last].some((one) => one !== undefined)

/** As the call names them. */
export const inputOf = ({ person, area, brand, last }: AuditFilters) => ({
  ...(person ? { userId: person } : {}),
  ...(area ? { area } : {}),
  ...(brand ? { brandId: brand } : {}),
  ...(last ? { days: `${last}` as AuditDays } : {}),
})

/** `brand` is the one that the browser works in, which says nothing of what is in the file. */
export const exportAddress = (filters: AuditFilters, brand: string): string =>
  `${plainRoutes.auditExport.path}?${new URLSearchParams({ ...inputOf(filters), brand }).toString()}`
