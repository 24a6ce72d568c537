import { AppError } from '../errors.ts'
import { isId } from './ids.ts'

/** Where a page continues: after the row with this time and id. */
export interface TimePlace {
  at: Date
  id: string
}

export const timeCursor = (last: TimePlace): string => `${last.at.getTime()}_${last.id}`

/** Where a page continues, or null for the first. */
export const readTimeCursor = (cursor: string | undefined): TimePlace | null =>
  cursor === undefined ? null : parseTimeCursor(cursor)

export function parseTimeCursor(cursor: string): TimePlace {
  const [, time, id] = /^(-?\d{1,14})_(.+)$/.exec(cursor) ?? []
  if (time === undefined || id === undefined || !isId(id)) throw invalidCursor()
  return { at: new Date(Number(time)), id }
}

export const invalidCursor = (): AppError =>
  new AppError('BAD_REQUEST', { errors: [{ path: 'cursor', message: 'Invalid cursor for this list' }] })
