import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { commentColumns, commentTables, type CommentRow } from './comment-rows.ts'

/** A comment inside the company, or NOT_FOUND: there is no other way to get the row. */
export async function getComment(tx: Tx, companyId: string, id: string): Promise<CommentRow> {
  const [row] = await prepared<CommentRow>(
    tx,
    'comments.get',
    `select ${commentColumns} from ${commentTables} where c.company_id = $1 and c.id = $2`,
    [companyId, id],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'There is no such comment.' })
  return row
}
