import { AppError } from '../errors.ts'
import { isId } from './ids.ts'

export const timeCursor = (last: { at: Date; id: string }): string => `${last.at.getTime()}_${last.id}`

/** Where a page continues, or null for the first. */
export function readTimeCursor(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null
  const [, time, id] = /^(-?\d{1,14})_(.+)$/.exec(cursor) ?? []
  if (time === undefined || id === undefined || !isId(id)) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'cursor', message: 'Invalid cursor for this list' }] })
  }
  return { at: new Date(Number(time)), id }
}
