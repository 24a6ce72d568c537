import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import { PlatformError, type Access, type Platform } from '../../../platforms/platform.ts'
import { recordArrival, type OpenConnection } from '../../connections/index.ts'
import { storePage } from './store-page.ts'

/** Requests a read of a post that a webhook named. If the job is lost, the next sync reads it. */
export async function requestPost(tx: Tx, ctx: Ctx, connectionId: string, post: string): Promise<void> {
  await prepared(
    tx,
    'due-posts.enqueue',
    `insert into app.job_runs (company_id, id, brand_id, kind, state, subject_id, post_external_id, created_at)
     values ($1, $2, $3, 'read-post', 'running', $4, $5, $6)`,
    [ctx.companyId, newId(), ctx.brandId, connectionId, post, ctx.now()],
  )
  await ctx.queue.add(tx, 'read-post', { companyId: ctx.companyId, connectionId, post })
}

/** Requested posts of the connection that haven't been read yet, oldest request first. */
export async function listDuePosts(ctx: Ctx, connectionId: string): Promise<string[]> {
  const rows = await ctx.tx((tx) =>
    prepared<{ post: string }>(
      tx,
      'due-posts.list',
      `select post_external_id as post from app.job_runs where company_id = $1 and state = 'running' and kind = 'read-post'
         and subject_id = $2 and post_external_id is not null group by post_external_id order by min(created_at) limit 50`,
      [ctx.companyId, connectionId],
    ),
  )
  return rows.map(({ post }) => post)
}

/** Reads the comments under one post. Requests made during the read stay pending. Throws `PlatformError`. */
export async function readPost(
  ctx: Ctx,
  connection: OpenConnection,
  access: Access,
  { platform, post }: { platform: Platform; post: string },
): Promise<void> {
  const requests = await ctx.tx((tx) => requestsOf(tx, ctx, connection.id, post))
  const readSince = ctx.now()
  const page = await platform.listPost?.(access, post).catch(orNone)
  const created = await ctx.tx(async (tx) => {
    const stored = page && (await storePage(tx, ctx, connection, page, { readSince }))
    await prepared(
      tx,
      'due-posts.done',
      `delete from app.job_runs where company_id = $1 and kind = 'read-post' and id = any($2)`,
      [ctx.companyId, requests],
    )
    return stored?.created ?? 0
  })
  if (created > 0) await recordArrival(ctx, connection.id)
}

async function requestsOf(tx: Tx, ctx: Ctx, connectionId: string, post: string): Promise<string[]> {
  const rows = await prepared<{ id: string }>(
    tx,
    'due-posts.requests',
    `select id from app.job_runs where company_id = $1 and state = 'running' and kind = 'read-post'
       and subject_id = $2 and post_external_id = $3`,
    [ctx.companyId, connectionId, post],
  )
  return rows.map(({ id }) => id)
}

// A deleted or unknown post has no comments.
function orNone(error: unknown): null {
  if (error instanceof PlatformError && (error.problem === 'not-found' || error.problem === 'invalid')) return null
  throw error
}
