import { plainDate } from './plain-date.ts'
import { relativeDate } from './relative-date.ts'
import type { DateOrder } from '../columns/mapping.ts'
import { zonedInstant } from '@bizamply/contract/time-zone'

export interface DateContext {
  order: DateOrder | null
  timezone: string
  importedAt: Date
}

export interface ParsedDate {
  at: Date
  dayOnly: boolean
  /** Counted back from the day of the import. */
  relative: boolean
}

/** Null if the cell has no date; `bad` if its text can't be read as one. */
export function readDate(cell: string, context: DateContext): ParsedDate | { bad: string } | null {
  const text = plainText(cell)
  if (nothing.test(text)) return null
  const isShort = text.length <= 120
  const found = isShort ? (ofEpoch(text) ?? ofCalendar(text, context) ?? ofRelative(text, context)) : null
  if (!found) return { bad: `We can’t read “${shorten(text)}” as a date` }
  if ('bad' in found) return found
  if (found.at.getTime() > context.importedAt.getTime() + day)
    return { bad: `The date “${shorten(text)}” is in the future` }
  if (found.at.getTime() < oldest) return { bad: `The date “${shorten(text)}” is too far in the past` }
  return found
}

/** Whether a cell says that there is no date. */
export const saysNoDate = (cell: string): boolean => cell.length <= SHORT && nothing.test(plainText(cell))

const plainText = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\uFEFF]/g, '')
    .trim()

function ofEpoch(text: string): ParsedDate | null {
  if (!/^\d{10}(?:\.\d+)?$|^\d{13}$/.test(text)) return null
  return { at: new Date(text.length === 13 ? Number(text) : Number(text) * 1000), dayOnly: false, relative: false }
}

function ofCalendar(text: string, { order, timezone }: DateContext): ParsedDate | { bad: string } | null {
  const found = plainDate(text, order)
  if (!found || 'bad' in found) return found
  const { local, offset, timed } = found
  const at = zonedInstant(timed ? local : { ...local, hour: 12 }, offset === null ? timezone : 'UTC')
  if (!at) return { bad: `The date “${shorten(text)}” doesn’t exist` }
  return { at: offset === null ? at : new Date(at.getTime() - offset * 60_000), dayOnly: !timed, relative: false }
}

function ofRelative(text: string, { importedAt }: DateContext): ParsedDate | null {
  const found = relativeDate(text, importedAt)
  return found && { ...found, relative: true }
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const nothing = /^(?:|[-–—.?]+|0|n\/?a|nan|nat|null|none|undefined|unknown|0000-00-00.*)$/i
// Skips longer cells: this runs for every row of a file.
const SHORT = 40
const day = 86_400_000
const oldest = Date.UTC(1990, 0, 1)
