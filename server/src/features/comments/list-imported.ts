import type { CommentStatus } from '@bizamply/contract/comments'
import { sizes } from '@bizamply/contract/limits'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { commentColumns, commentTables, type CommentRow } from './comment-rows.ts'
import type { Before, CommentFilter } from './list-comments.ts'
import { searchPattern } from './search-text.ts'

/** A page of what one import brought, and its tabs, whose counts stop. Words are looked for in its comments alone. */
export async function ofImport(
  tx: Tx,
  ctx: Ctx,
  filter: CommentFilter & { importId: string; before: Before | null },
): Promise<{ rows: CommentRow[]; counts: Record<CommentStatus, number> }> {
  const { before } = filter
  const like = filter.search ? searchPattern(filter.search).like : null
  const where = [ctx.companyId, ctx.brandId, filter.importId, filter.platform ?? null, like]
  const rows = await prepared<CommentRow>(tx, `comments.of-import.${before !== null}`, pageStatement(before !== null), [
    ...where,
    filter.status ?? null,
    filter.limit + 1,
    ...(before ? [before.at, before.id] : []),
  ])
  const [counts] = await prepared<Record<CommentStatus, number>>(tx, 'comments.tabs-of-import', tabsStatement, [
    ...where,
    sizes.countStop,
  ])
  return { rows, counts: counts ?? { pending: 0, draft: 0, sent: 0 } }
}

const brought = `c.company_id = $1 and c.brand_id = $2 and c.import_id = $3
  and ($4::text is null or c.platform = $4) and ($5::text is null or c.search_text like $5)`

const pageStatement = (before: boolean): string => `select ${commentColumns} from ${commentTables}
  where ${brought} and ($6::text is null or c.status = $6) ${before ? 'and (c.occurred_at, c.id) < ($8, $9)' : ''}
  order by c.occurred_at desc, c.id desc limit $7`

const countOf = (status: CommentStatus): string =>
  `(select count(*)::int from (select 1 from app.comments c where ${brought} and c.status = '${status}' limit $6) t) as ${status}`

const tabsStatement = `select ${countOf('pending')}, ${countOf('draft')}, ${countOf('sent')}`
