import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { AuditArea, AuditDays } from '@bizamply/contract/audit-actions'

/** Filters as search params of the URL. */
export interface AuditFilters {
  person?: string | undefined
  area?: AuditArea | undefined
  brand?: string | undefined
  /** Number of days. */
  last?: number | undefined
}

export const noFilters: AuditFilters = { person: undefined, area: undefined, brand: undefined, last: undefined }

export const isFiltered = ({ person, area, brand, last }: AuditFilters): boolean =>
  [person, area, brand, last].some((one) => one !== undefined)

/** Filters as input of the API call. */
export const inputOf = ({ person, area, brand, last }: AuditFilters) => ({
  ...(person ? { userId: person } : {}),
  ...(area ? { area } : {}),
  ...(brand ? { brandId: brand } : {}),
  ...(last ? { days: `${last}` as AuditDays } : {}),
})

/** `brand` is the current brand, which every request needs. It doesn’t filter the file. */
export const exportAddress = (filters: AuditFilters, brand: string): string =>
  `${plainRoutes.auditExport.path}?${new URLSearchParams({ ...inputOf(filters), brand }).toString()}`
