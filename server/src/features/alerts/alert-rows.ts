import type { AlertState } from '@bizamply/contract/alert-rules'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Subject } from './subject.ts'

/** An alert as screens read it: with its product, people and mute. */
export interface AlertRow extends Subject {
  id: string
  title: string
  cataloged: boolean
  picture_url: string | null
  from_day: string
  to_day: string
  comment_id: string | null
  state: 'open' | 'acknowledged'
  opened_at: Date
  last_found_at: Date
  acknowledged_at: Date | null
  acknowledged_by: string | null
  acknowledged_name: string | null
  assignee_id: string | null
  assignee_name: string | null
  muted: boolean
  muted_until: Date | null
  muted_at: Date | null
  muted_by: string | null
  muted_name: string | null
  project_id: string | null
}

export interface AlertFilter {
  kind?: 'rating' | 'topic' | undefined
  product?: string | undefined
  topic?: string | undefined
  assignee?: string | undefined
  search?: string | undefined
}

export interface Paged {
  state: AlertState
  before: { at: Date; id: string } | null
  limit: number
}

const joined = `app.alerts a join app.products p on p.company_id = $1 and p.id = a.product_id
  left join app.alert_mutes m on m.company_id = $1 and m.brand_id = $2 and m.product_id = a.product_id and m.kind = a.kind
    and m.topic = a.topic and (m.until is null or m.until > $3)`

/** Ignores an assignment once its person has no role in the brand. */
const assignee = 'case when app.brand_role($1, a.assignee_id, $2) is not null then a.assignee_id end'

const here = 'a.company_id = $1 and a.brand_id = $2'
const filtered = `${here} and ($4::text is null or a.kind = $4) and ($5::uuid is null or a.product_id = $5)
  and ($6::text is null or a.topic = $6) and ($7::text is null or position(lower($7) in lower(p.title)) > 0)
  and ($8::uuid is null or a.assignee_id = $8) and (not $9::boolean or ${assignee} is null)`

const columns = `a.id, a.product_id as "productId", a.kind, a.topic, a.direction, p.title, p.picture_url,
  p.external_id not like 'file:%' as cataloged, a.from_day::text, a.to_day::text, a.comment_id, a.state, a.opened_at,
  a.last_found_at, a.acknowledged_at, k.id as acknowledged_by, k.name as acknowledged_name, u.id as assignee_id,
  u.name as assignee_name, m.company_id is not null as muted, m.until as muted_until, m.muted_at, q.id as muted_by,
  q.name as muted_name, a.project_id`
const people = `left join app.users k on k.id = a.acknowledged_by left join app.users u on u.id = ${assignee}
  left join app.users q on q.id = m.muted_by`

const inState: Record<AlertState, string> = {
  open: `m.company_id is null and a.state = 'open'`,
  acknowledged: `m.company_id is null and a.state = 'acknowledged'`,
  muted: 'm.company_id is not null',
}

function valuesOf(ctx: Ctx, { kind, product, topic, search, assignee: who }: AlertFilter): unknown[] {
  const person = who === 'me' ? (ctx.actor?.userId ?? null) : who === 'none' ? null : who
  return [
    ctx.companyId,
    ctx.brandId,
    ctx.now(),
    kind ?? null,
    product ?? null,
    topic ?? null,
    search || null,
    person ?? null,
    who === 'none',
  ]
}

export const readPage = (tx: Tx, ctx: Ctx, filter: AlertFilter, paged: Paged): Promise<AlertRow[]> =>
  prepared<AlertRow>(
    tx,
    `alerts.page.${paged.state}.${paged.before !== null}`,
    `select ${columns} from ${joined} ${people} where ${filtered} and ${inState[paged.state]}
       ${paged.before ? 'and (a.opened_at, a.id) < ($11, $12)' : ''}
     order by a.opened_at desc, a.id desc limit $10`,
    [...valuesOf(ctx, filter), paged.limit, ...(paged.before ? [paged.before.at, paged.before.id] : [])],
  )

export async function countStates(tx: Tx, ctx: Ctx, filter: AlertFilter): Promise<Record<AlertState, number>> {
  const [row] = await prepared<Record<AlertState, number>>(
    tx,
    'alerts.counts',
    `select ${Object.entries(inState)
      .map(([state, where]) => `(count(*) filter (where ${where}))::int as ${state}`)
      .join(', ')} from ${joined} where ${filtered}`,
    valuesOf(ctx, filter),
  )
  return row ?? { open: 0, acknowledged: 0, muted: 0 }
}

export async function readRow(tx: Tx, ctx: Ctx, alertId: string): Promise<AlertRow | null> {
  const [row] = await prepared<AlertRow>(
    tx,
    'alerts.one',
    `select ${columns} from ${joined} ${people} where ${here} and a.id = $4`,
    [ctx.companyId, ctx.brandId, ctx.now(), alertId],
  )
  return row ?? null
}
