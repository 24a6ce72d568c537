import { sizes } from '@bizamply/contract/size-limits'
import { isPermitted } from '@bizamply/contract/permissions'
import type { SavedView } from '@bizamply/contract/views'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { violates } from '../../db/sql-errors.ts'
import { actorOf } from './members.ts'

interface ViewInput {
  name: string
  query: string
  shared: boolean
}

const columns = `id, name, query, shared, user_id = $3 as mine`

/** A member's own views of the brand, and shared ones. */
export async function listViews(ctx: Ctx): Promise<SavedView[]> {
  return ctx.tx((tx) =>
    prepared<SavedView>(
      tx,
      'views.list',
      `select ${columns} from app.saved_views where company_id = $1 and brand_id = $2 and (user_id = $3 or shared)
       order by lower(name), created_at limit 1000`,
      [ctx.companyId, ctx.brandId, actorOf(ctx)],
    ),
  )
}

export async function createView(ctx: Ctx, input: ViewInput): Promise<SavedView> {
  mayShare(ctx, input)
  return ctx.tx(async (tx) => {
    await prepared(tx, 'views.one', 'select pg_advisory_xact_lock(726021908, hashtext($1))', [actorOf(ctx)])
    const [known] = await prepared<{ n: number }>(
      tx,
      'views.count',
      'select count(*)::int as n from app.saved_views where company_id = $1 and brand_id = $2 and user_id = $3',
      [ctx.companyId, ctx.brandId, actorOf(ctx)],
    )
    if (known && known.n >= sizes.savedViews) {
      throw new AppError('CONFLICT', {
        message: `You’ve reached the limit of ${sizes.savedViews} views. Delete one to save another.`,
      })
    }
    const [row] = await once(input.name, () =>
      prepared<SavedView>(
        tx,
        'views.create',
        `insert into app.saved_views (company_id, id, brand_id, user_id, name, query, shared, created_at)
         values ($1, $4, $2, $3, $5, $6, $7, $8) returning ${columns}`,
        [ctx.companyId, ctx.brandId, actorOf(ctx), newId(), input.name, input.query, input.shared, ctx.now()],
      ),
    )
    if (!row) throw new Error('a view was not saved')
    return row
  })
}

export async function changeView(ctx: Ctx, input: ViewInput & { viewId: string }): Promise<SavedView> {
  mayShare(ctx, input)
  return ctx.tx(async (tx) => {
    await requireMine(tx, ctx, input.viewId)
    const [row] = await once(input.name, () =>
      prepared<SavedView>(
        tx,
        'views.change',
        `update app.saved_views set name = $5, query = $6, shared = $7
         where company_id = $1 and brand_id = $2 and user_id = $3 and id = $4 returning ${columns}`,
        [ctx.companyId, ctx.brandId, actorOf(ctx), input.viewId, input.name, input.query, input.shared],
      ),
    )
    if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this view.' })
    return row
  })
}

export async function removeView(ctx: Ctx, viewId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    await requireMine(tx, ctx, viewId)
    await prepared(tx, 'views.remove', 'delete from app.saved_views where company_id = $1 and id = $2', [
      ctx.companyId,
      viewId,
    ])
  })
}

function mayShare(ctx: Ctx, { shared }: ViewInput): void {
  const rights = ctx.actor?.rights
  if (shared && !(rights && isPermitted(rights, ctx.brandId, 'comments.organize'))) {
    throw new AppError('FORBIDDEN', { message: 'Your role can’t share views.' })
  }
}

async function requireMine(tx: Tx, ctx: Ctx, viewId: string): Promise<void> {
  const [row] = await prepared<{ mine: boolean; shared: boolean }>(
    tx,
    'views.find',
    `select shared, user_id = $3 as mine from app.saved_views
     where company_id = $1 and brand_id = $2 and id = $4 for update`,
    [ctx.companyId, ctx.brandId, actorOf(ctx), viewId],
  )
  if (!row || (!row.mine && !row.shared)) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this view.' })
  if (!row.mine) throw new AppError('FORBIDDEN', { message: 'You can only change or delete your own views.' })
}

async function once<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!violates(error, 'saved_views_name_key')) throw error
    throw new AppError('CONFLICT', { message: `You already have a view called ${name}. Choose another name.` })
  }
}
