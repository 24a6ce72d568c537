import {
  dateFormats,
  defaultTimezone,
  numberFormats,
  usualFormats,
  weekStarts,
  type DateFormat,
  type NumberFormat,
  type WeekStart,
} from '@bizamply/contract/formats'
import { isTimezone } from '@bizamply/contract/time-zone'
import type { Preferences } from '@bizamply/contract/preferences'
import { useSyncExternalStore } from 'react'
import { keys, storage } from './storage.ts'

/** Date, time, and number formats of the signed-in user. */
export interface Formats {
  timeZone: string
  dateFormat: DateFormat
  numberFormat: NumberFormat
  weekStart: WeekStart
}

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const formatsOf = ({ timezone, dateFormat, numberFormat, weekStart }: Preferences): Formats => ({
  // Older browsers may not support every timezone that the server does.
  timeZone: timezone && isTimezone(timezone) ? timezone : defaultTimezone,
  dateFormat,
  numberFormat,
  weekStart,
})

/** Stored in the browser for the first paint of the next visit and for its other tabs. */
export const formats = {
  get: (): Formats => chosen,
  set: (next: Formats) => {
    const text = JSON.stringify(next)
    if (text === JSON.stringify(chosen)) return
    storage.set('local', keys.formats, text)
    become(next)
  },
  /** Signed out: the browser's timezone and default formats. */
  forget: () => become(ofVisitor()),
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

export const useFormats = (): Formats => useSyncExternalStore(formats.watch, formats.get)

const watchers = new Set<() => void>()
const ofVisitor = (): Formats => ({ ...usualFormats, timeZone: browserZone() })
let chosen: Formats = kept() ?? ofVisitor()

// Saved in another tab of this browser.
window.addEventListener('storage', ({ key }) => {
  const next = key === keys.formats && kept()
  if (next) become(next)
})

function become(next: Formats): void {
  chosen = next
  for (const watcher of watchers) watcher()
}

function kept(): Formats | null {
  const text = storage.get('local', keys.formats)
  if (!text) return null
  const { timeZone, dateFormat, numberFormat, weekStart } = parsed(text)
  const found = {
    timeZone: typeof timeZone === 'string' && isTimezone(timeZone) ? timeZone : undefined,
    dateFormat: dateFormats.find((one) => one === dateFormat),
    numberFormat: numberFormats.find((one) => one === numberFormat),
    weekStart: weekStarts.find((one) => one === weekStart),
  }
  return isWhole(found) ? found : null
}

function isWhole(found: { [K in keyof Formats]: Formats[K] | undefined }): found is Formats {
  return Object.values(found).every(Boolean)
}

function parsed(text: string): Partial<Record<keyof Formats, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
