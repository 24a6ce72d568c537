import { alertKinds, alertStates, type AlertKind, type AlertState } from '@bizamply/contract/alert-rules'
import { sizes } from '@bizamply/contract/size-limits'

export interface RadarSearch {
  /** Open by default. */
  state?: Exclude<AlertState, 'open'>
  kind?: AlertKind
  mine?: true
  product?: string
  search?: string
  /** The alert that a notification opened. */
  alert?: string
}

/** Invalid values are dropped. */
export function radarSearch(raw: Record<string, unknown>): RadarSearch {
  const { search, product, alert } = raw
  const words = typeof search === 'number' ? String(search) : search
  const state = alertStates.find((one) => one === raw['state'])
  const kind = alertKinds.find((one) => one === raw['kind'])
  return {
    ...(state && state !== 'open' ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(raw['mine'] === true ? { mine: true as const } : {}),
    ...(isId(product) ? { product } : {}),
    ...(typeof words === 'string' && words.trim() !== '' ? { search: words.slice(0, sizes.search) } : {}),
    ...(isId(alert) ? { alert } : {}),
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
