import type { ConnectionEntry, ConnectionList } from '@bizamply/contract/connections'
import { serviceKeys, services as facts, type ServiceKey } from '@bizamply/contract/platforms'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { missingIn } from './missing-permissions.ts'
import { updatesIn } from './register-webhooks.ts'

interface Row {
  platform: ServiceKey
  brand_id: string
  brand_name: string
  account: string
  name: string | null
  details: Record<string, string>
  scopes: string[]
  state: ConnectionEntry['state']
  created_at: Date
  last_sync_at: Date | null
  next_sync_at: Date | null
  last_error: string | null
  last_comment_at: Date | null
  comments_in: number
  replies_out: number
  job_id: string | null
  job_state: 'running' | 'done' | 'stopped' | 'failed' | null
  done: number | null
  total: number | null
}

/** All eight services and the brand's state at each. */
export const listConnections = (ctx: Ctx): Promise<ConnectionList> => list(ctx, [ctx.brandId])

/** The same for every brand of the company. */
export async function listCompanyConnections(ctx: Ctx): Promise<ConnectionList> {
  const brands = await ctx.tx((tx) =>
    prepared<{ id: string }>(tx, 'connections.brands', 'select id from app.brands where company_id = $1', [
      ctx.companyId,
    ]),
  )
  return list(
    ctx,
    brands.map(({ id }) => id),
  )
}

async function list(ctx: Ctx, brandIds: string[]): Promise<ConnectionList> {
  const rows = await ctx.tx((tx) => prepared<Row>(tx, 'connections.list', statement, [ctx.companyId, brandIds]))
  const summaries = serviceKeys.map((key) => [key, summarise(ctx, key, rows)] as const)
  return {
    connections: Object.fromEntries(summaries) as ConnectionList['connections'],
    totalConnections: rows.length,
    userEmail: ctx.actor?.email ?? '',
  }
}

const statement = `select c.platform, c.brand_id, b.name as brand_name, c.account, c.name, c.details, c.scopes, c.state,
    c.created_at, c.last_sync_at, c.next_sync_at, c.last_error, c.last_comment_at,
    coalesce(n.comments_in, 0)::int as comments_in, coalesce(n.replies_out, 0)::int as replies_out,
    j.id as job_id, j.state as job_state, j.done, j.total
  from app.connections c join app.brands b on b.company_id = $1 and b.id = c.brand_id
  left join lateral (select sum(k.n) as comments_in, sum(k.sent) as replies_out from (
      select pending + draft + sent as n, sent from app.brand_counts
        where company_id = $1 and brand_id = c.brand_id and platform = c.platform
      union all select count(*), count(*) filter (where status = 'sent') from app.comments
        where company_id = $1 and brand_id = c.brand_id and platform = c.platform and triage_state <> 'open') k) n on true
  left join app.job_runs j on j.company_id = $1 and j.id = c.backfill_job_id
  where c.company_id = $1 and c.brand_id = any($2::uuid[])
  order by c.created_at, c.id`

function summarise(ctx: Ctx, key: ServiceKey, rows: Row[]): ConnectionList['connections'][ServiceKey] {
  const own = rows.filter((row) => row.platform === key)
  const service = ctx.platforms.service(key)
  return {
    ...facts[key],
    connected: own.some((row) => row.state !== 'signed-out'),
    available: service !== null && (service.authorizer !== null || service.acceptsToken === true),
    data: own.map((row) => present(row, service?.accountIsShop === true)),
  }
}

function present(row: Row, isShop: boolean): ConnectionEntry {
  const shop = isShop ? row.account : (row.details['shop'] ?? '')
  return {
    BrandId: row.brand_id,
    BrandName: row.brand_name,
    account: row.account,
    name: row.name,
    shop_domain: shop,
    shop,
    PageName: row.platform === 'facebook' ? row.name : null,
    Username: row.details['username'] ?? null,
    app_key: row.platform === 'yotpo' ? row.account : null,
    whatsappBusinessAccounts: row.details['waba'] ? [row.details['waba']] : [],
    connected_at: row.created_at.toISOString(),
    connectedAt: row.created_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    state: row.state,
    scopes: row.scopes,
    lastSyncAt: row.last_sync_at?.toISOString() ?? null,
    nextSyncAt: row.next_sync_at?.toISOString() ?? null,
    lastError: row.last_error,
    missing: missingIn(row.details),
    updates: updatesIn(row.details),
    lastCommentAt: row.last_comment_at?.toISOString() ?? null,
    commentsIn: row.comments_in,
    repliesOut: row.replies_out,
    backfill: {
      state: row.job_state === 'running' && row.done === 0 ? 'waiting' : stateOf(row.job_state),
      done: row.done ?? 0,
      total: row.total,
      jobId: row.job_id,
    },
  }
}

const stateOf = (state: Row['job_state']): ConnectionEntry['backfill']['state'] =>
  state === 'running' ? 'running' : state === 'failed' || state === 'stopped' ? 'failed' : 'done'
