import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { lockPeople, regroup } from './regroup.ts'

/** Moves comments that are not this person's to a new person. */
export async function splitPerson(
  ctx: Ctx,
  { personId, ...input }: { personId: string; commentIds: string[] },
): Promise<{ personId: string }> {
  const commentIds = [...new Set(input.commentIds)].toSorted()
  return ctx.tx(async (tx) => {
    await lockPeople(tx, ctx)
    await requireTheirs(tx, ctx, personId, commentIds)
    const splitId = newId()
    await plannedPerCall(
      tx,
      `insert into app.person_splits (company_id, brand_id, comment_id, split_id, from_person_id, split_by, split_at)
       select $1, $2, t.id, $4, $5, $6, $7 from unnest($3::uuid[]) as t(id)`,
      [ctx.companyId, ctx.brandId, commentIds, splitId, personId, ctx.actor?.userId ?? null, ctx.now()],
    )
    await regroup(tx, ctx, { commentIds })
    const details = { comments: commentIds.length, personId: splitId }
    await recordAudit(tx, ctx, { action: 'person.split', subjectId: personId, details })
    return { personId: splitId }
  })
}

async function requireTheirs(tx: Tx, ctx: Ctx, personId: string, commentIds: string[]): Promise<void> {
  const [row] = await plannedPerCall<{ theirs: number; all: number; split: boolean }>(
    tx,
    `select count(*)::int as all, (count(*) filter (where pc.comment_id = any($4::uuid[])))::int as theirs,
       exists (select 1 from app.person_splits s where s.company_id = $1 and s.split_id = $3) as split
     from app.person_comments pc where pc.company_id = $1 and pc.brand_id = $2 and pc.person_id = $3`,
    [ctx.companyId, ctx.brandId, personId, commentIds],
  )
  if (!row || row.theirs < commentIds.length)
    throw new AppError('NOT_FOUND', { message: 'We couldn’t find this customer.' })
  if (row.split) throw new AppError('CONFLICT', { message: 'These reviews were already split. Undo that first.' })
  if (row.all === row.theirs) {
    throw new AppError('BAD_REQUEST', {
      errors: [{ path: 'commentIds', message: 'Leave at least one review with this customer' }],
    })
  }
}

/** Undoes a split; returns whose the comments are now. */
export async function undoSplit(ctx: Ctx, splitId: string): Promise<{ personId: string }> {
  return ctx.tx(async (tx) => {
    await lockPeople(tx, ctx)
    const rows = await prepared<{ comment_id: string }>(
      tx,
      'people.unsplit',
      'delete from app.person_splits where company_id = $1 and brand_id = $2 and split_id = $3 returning comment_id',
      [ctx.companyId, ctx.brandId, splitId],
    )
    if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this split.' })
    const commentIds = rows.map(({ comment_id }) => comment_id)
    const groups = await regroup(tx, ctx, { commentIds, personIds: [splitId], retired: new Set([splitId]) })
    const back = groups.find(({ comments }) => comments.some(({ id }) => id === commentIds[0]))
    if (!back) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this split.' })
    const details = { comments: commentIds.length, personId: splitId }
    await recordAudit(tx, ctx, { action: 'person.rejoined', subjectId: back.personId, details })
    return { personId: back.personId }
  })
}
