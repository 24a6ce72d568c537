import type { ProjectOrder } from '@bizamply/contract/projects'
import { isId } from '../../db/ids.ts'
import { AppError } from '../../errors.ts'
import type { ProjectRow } from './project-rows.ts'

/** The start of the next page: the sort value, then the id. */
export interface Place {
  value: string
  id: string
}

/** A cursor names its sort order; a cursor of another order is refused. */
export function readListCursor(cursor: string | undefined, order: ProjectOrder): Place | null {
  if (cursor === undefined) return null
  const [its, id = '', ...value] = Buffer.from(cursor, 'base64url').toString().split('\n')
  const place = { value: value.join('\n'), id }
  if (its !== order || !isId(id) || !fits[order](place.value)) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'cursor', message: 'Invalid cursor for this list' }] })
  }
  return place
}

export const writeListCursor = (order: ProjectOrder, row: ProjectRow): string =>
  Buffer.from([order, row.id, valueOf[order](row)].join('\n')).toString('base64url')

const valueOf: Record<ProjectOrder, (row: ProjectRow) => string> = {
  changed: (row) => row.updated_at.toISOString(),
  due: (row) => row.due_on ?? 'infinity',
  // Reads the name from the row: it may not fit into a cursor, and PostgreSQL's lower() differs from JavaScript's.
  name: () => '',
}

const fits: Record<ProjectOrder, (value: string) => boolean> = {
  changed: (value) => /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  due: (value) => value === 'infinity' || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
  name: (value) => value === '',
}
