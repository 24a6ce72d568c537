import type { ConnectionList } from '@bizamply/contract/connections'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'

type Entry = ConnectionList['connections']['judgeme']['data'][number]

interface Row {
  brand_id: string
  brand_name: string
  account: string
  state: Entry['state']
  created_at: Date
  last_sync_at: Date | null
  last_error: string | null
  job_id: string | null
  job_state: 'running' | 'done' | 'stopped' | 'failed' | null
  done: number | null
  total: number | null
}

/** The brand's connections. Judge.me is the only platform that is built; each later one adds its key. */
export async function listConnections(ctx: Ctx): Promise<ConnectionList> {
  const rows = await ctx.tx((tx) =>
    prepared<Row>(
      tx,
      'connections.list',
      `select c.brand_id, b.name as brand_name, c.account, c.state, c.created_at, c.last_sync_at, c.last_error,
         j.id as job_id, j.state as job_state, j.done, j.total
       from app.connections c join app.brands b on b.company_id = $1 and b.id = c.brand_id
       left join app.job_runs j on j.company_id = $1 and j.id = c.backfill_job_id
       where c.company_id = $1 and c.brand_id = $2 and c.platform = 'judgeme'`,
      [ctx.companyId, ctx.brandId],
    ),
  )
  return {
    connections: {
      judgeme: {
        connected: rows.some((row) => row.state !== 'signed-out'),
        canRemove: true,
        type: 'reviews',
        name: 'Judge.me',
        description: 'Reads product and shop reviews, writes your public replies.',
        data: rows.map(present),
      },
    },
    totalConnections: rows.length,
    userEmail: ctx.actor?.email ?? '',
  }
}

function present(row: Row): Entry {
  return {
    BrandId: row.brand_id,
    BrandName: row.brand_name,
    shop_domain: row.account,
    shop: row.account,
    connected_at: row.created_at.toISOString(),
    connectedAt: row.created_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    state: row.state,
    lastSyncAt: row.last_sync_at?.toISOString() ?? null,
    lastError: row.last_error,
    backfill: {
      state: row.job_state === 'running' && row.done === 0 ? 'waiting' : stateOf(row.job_state),
      done: row.done ?? 0,
      total: row.total,
      jobId: row.job_id,
    },
  }
}

const stateOf = (state: Row['job_state']): Entry['backfill']['state'] =>
  state === 'running' ? 'running' : state === 'failed' || state === 'stopped' ? 'failed' : 'done'
