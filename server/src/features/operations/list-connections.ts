import { serviceKeys, type ServiceKey } from '@bizamply/contract/service-facts'
import type { ConnectionCounts, TroubledConnection } from '@bizamply/contract/operations'
import type { TroubledState } from '@bizamply/contract/operations-choices'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { COOL_DOWN_MS } from '../connections/index.ts'
import { LATE_MS, shownState } from './shown-state.ts'

export interface ConnectionsQuery {
  platform?: ServiceKey | undefined
  state?: TroubledState | undefined
  cursor?: string | undefined
  limit: number
}

/** Counts of the connections of companies that aren't being deleted, and those with problems, longest unread first. */
export async function listConnections(
  { db, now }: Pick<Services, 'db' | 'now'>,
  query: ConnectionsQuery,
): Promise<{ counts: ConnectionCounts[]; connections: TroubledConnection[]; nextCursor: string | null }> {
  const late = new Date(now().getTime() - LATE_MS)
  return db.asAdmin(async (tx) => ({ counts: await readCounts(tx, late), ...(await readPage(tx, query, late)) }))
}

interface Counted {
  platform: string
  state: 'connected' | TroubledState
  count: number
  open: number
  lastUntil: Date | null
}

async function readCounts(tx: Tx, late: Date): Promise<ConnectionCounts[]> {
  const rows = await prepared<Counted>(
    tx,
    'operations.connection-counts',
    `select c.platform, ${shownState} as state, count(*)::int as count, count(b.open_until)::int as open,
       max(b.open_until) as "lastUntil" from app.connections c
     left join app.circuit_breakers b on b.company_id = c.company_id and b.connection_id = c.id
     where ${notLeaving('c')} group by 1, 2`,
    [late],
  )
  return serviceKeys.flatMap((platform) => {
    const mine = rows.filter((row) => row.platform === platform)
    return mine.length === 0 ? [] : [countsOf(platform, mine)]
  })
}

function countsOf(platform: ServiceKey, rows: Counted[]): ConnectionCounts {
  const of = (state: Counted['state']): number => rows.find((row) => row.state === state)?.count ?? 0
  const lastUntil = Math.max(...rows.map((row) => row.lastUntil?.getTime() ?? 0))
  return {
    platform,
    connected: of('connected'),
    late: of('late'),
    behind: of('behind'),
    disconnected: of('disconnected'),
    notResponding:
      lastUntil === 0
        ? null
        : {
            connections: rows.reduce((all, { open }) => all + open, 0),
            lastFailureAt: new Date(lastUntil - COOL_DOWN_MS).toISOString(),
          },
  }
}

interface Row extends Omit<TroubledConnection, 'company' | 'since' | 'lastSyncAt'> {
  companyId: string
  BizamplyId: string
  companyName: string
  since: Date | null
  lastSyncAt: Date | null
  at: Date
}

async function readPage(tx: Tx, { platform, state, cursor, limit }: ConnectionsQuery, late: Date) {
  const after = readTimeCursor(cursor)
  const rows = await plannedPerCall<Row>(tx, troubled, [
    late,
    platform ?? null,
    state ?? null,
    after?.at ?? null,
    after?.id ?? null,
    limit + 1,
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    connections: page.map(
      ({ companyId, BizamplyId, companyName, since, lastSyncAt, at: _, ...row }): TroubledConnection => ({
        ...row,
        company: { id: companyId, BizamplyId, name: companyName },
        since: since?.toISOString() ?? null,
        lastSyncAt: lastSyncAt?.toISOString() ?? null,
      }),
    ),
    nextCursor: rows.length > limit && last ? timeCursor(last) : null,
  }
}

// The cursor has milliseconds.
const troubled = `with troubled as (
    select c.*, ${shownState} as shown, date_trunc('milliseconds', coalesce(c.last_sync_at, c.created_at)) as at
    from app.connections c where ${notLeaving('c')} and ($2::text is null or c.platform = $2))
  select t.id, t.platform, t.shown as state, t.account, t.last_error as reason, t.last_sync_at as "lastSyncAt", t.at,
    k.company_id as "companyId", k.public_id as "BizamplyId", k.name as "companyName", b.name as "brandName",
    case t.shown when 'late' then t.at else (select max(e.created_at) from app.connection_events e
      where e.company_id = t.company_id and e.brand_id = t.brand_id and e.platform = t.platform and e.kind = t.state)
      end as since
  from troubled t join app.companies k on k.company_id = t.company_id
  join app.brands b on b.company_id = t.company_id and b.id = t.brand_id
  where t.shown <> 'connected' and ($3::text is null or t.shown = $3)
    and ($4::timestamptz is null or (t.at, t.id) > ($4, $5::uuid))
  order by t.at, t.id limit $6`
