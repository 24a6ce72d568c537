import type { Brand } from '@bizamply/contract/brands'
import { keys, storage } from './storage.ts'

/** The last brand list of this tab: screens still open if it fails to load. */
export const keptBrands = {
  keep: (brands: readonly Brand[]): void => storage.set('session', keys.brands, JSON.stringify(brands)),
  clear: (): void => storage.remove('session', keys.brands),
  read: (): Brand[] | null => {
    const text = storage.get('session', keys.brands)
    if (!text) return null
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) && kept.length > 0 ? (kept as Brand[]) : null
  },
}
