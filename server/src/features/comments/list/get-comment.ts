import { AppError } from '../../../errors.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { commentColumns, commentTables, type CommentRow } from './comment-rows.ts'

/** Returns an active brand's comment or throws NOT_FOUND. The only way to read the row. */
export async function getComment(tx: Tx, ctx: Pick<Ctx, 'companyId' | 'brandId'>, id: string): Promise<CommentRow> {
  const [row] = await prepared<CommentRow>(
    tx,
    'comments.get',
    `select ${commentColumns} from ${commentTables} where c.company_id = $1 and c.brand_id = $2 and c.id = $3`,
    [ctx.companyId, ctx.brandId, id],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
  return row
}
