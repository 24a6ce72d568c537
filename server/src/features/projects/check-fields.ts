import type { ProjectFields } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'

type Checked = Partial<Pick<ProjectFields, 'ownerId' | 'team' | 'products'>> & {
  assigneeId?: string | null | undefined
}

/** Members and products in the fields must belong to this brand; else 400 at the field. */
export async function checkFields(tx: Tx, ctx: Ctx, { ownerId, team, products, assigneeId }: Checked): Promise<void> {
  const named = [ownerId, assigneeId, ...(team ?? [])].flatMap((id) => id ?? [])
  const members = await known(tx, ctx, 'members', named)
  const there = await known(tx, ctx, 'products', products ?? [])
  const missing = (path: string, id: string | null | undefined) =>
    id && !members.has(id) ? [{ path, message: 'Choose a member of this brand' }] : []
  const errors = [
    ...missing('ownerId', ownerId),
    ...missing('assigneeId', assigneeId),
    ...(team ?? []).flatMap((id, n) => missing(`team.${n}`, id)),
    ...(products ?? []).flatMap((id, n) =>
      there.has(id) ? [] : [{ path: `products.${n}`, message: 'We couldn’t find this product' }],
    ),
  ]
  if (errors.length > 0) throw new AppError('BAD_REQUEST', { message: `${errors[0]?.message}.`, errors })
}

const statements = {
  members: `select user_id as id from app.members where company_id = $1 and user_id = any($3::uuid[])
    and app.brand_role($1, user_id, $2) is not null`,
  products: 'select id from app.products where company_id = $1 and brand_id = $2 and id = any($3::uuid[])',
}

async function known(tx: Tx, ctx: Ctx, what: keyof typeof statements, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const values = [ctx.companyId, ctx.brandId, [...new Set(ids)]]
  const rows = await prepared<{ id: string }>(tx, `projects.known.${what}`, statements[what], values)
  return new Set(rows.map(({ id }) => id))
}
