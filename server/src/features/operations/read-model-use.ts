import type { ModelReport } from '@bizamply/contract/operations'
import type { ModelDays } from '@bizamply/contract/operations-choices'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { STOPPED_REPLY } from '../credits/index.ts'

const DAY_MS = 86_400_000
const MOST_COMPANIES = 100
const MOST_REASONS = 10

/**
 * Every generated reply has its own hold: charged on success, released on failure or stop. Tokens and cost are those
 * that the model reported for versions of these holds' comments since then.
 */
export async function readModelUse(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { days }: { days: ModelDays },
): Promise<ModelReport> {
  const since = new Date(now().getTime() - Number(days) * DAY_MS)
  return db.asAdmin(async (tx) => {
    const rows = await plannedPerCall<Row>(tx, byCompany, [since, STOPPED_REPLY])
    return {
      total: useOf(rows.reduce<Sums>(added, nothing)),
      companies: rows.slice(0, MOST_COMPANIES).map((row) => ({
        ...useOf(row),
        company: { id: row.id, BizamplyId: row.BizamplyId, name: row.name },
      })),
      reasons: await readReasons(tx, since),
    }
  })
}

interface Sums {
  generated: number
  failed: number
  stopped: number
  input: number | null
  output: number | null
  micros: number | null
}

interface Row extends Sums {
  id: string
  BizamplyId: string
  name: string
}

const nothing: Sums = { generated: 0, failed: 0, stopped: 0, input: null, output: null, micros: null }

const plus = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0)

const added = (all: Sums, one: Sums): Sums => ({
  generated: all.generated + one.generated,
  failed: all.failed + one.failed,
  stopped: all.stopped + one.stopped,
  input: plus(all.input, one.input),
  output: plus(all.output, one.output),
  micros: plus(all.micros, one.micros),
})

const useOf = ({ generated, failed, stopped, input, output, micros }: Sums): ModelReport['total'] => ({
  generated,
  failed,
  stopped,
  tokens: input === null && output === null ? null : { input: input ?? 0, output: output ?? 0 },
  cost: micros === null ? null : micros / 1_000_000,
})

const readReasons = (tx: Tx, since: Date): Promise<ModelReport['reasons']> =>
  plannedPerCall<ModelReport['reasons'][number]>(
    tx,
    `select h.reason, count(*)::int as count from app.companies c join app.credit_holds h on h.company_id = c.company_id
     where h.created_at >= $1 and h.action = 'generate' and h.state = 'released' and h.reason is not null
       and h.reason <> $2 group by h.reason order by count(*) desc, h.reason limit ${MOST_REASONS}`,
    [since, STOPPED_REPLY],
  )

// Reads each company by its index of newest holds, and versions by the comments of those holds.
const byCompany = `
  select c.company_id as id, c.public_id as "BizamplyId", c.name, h.generated, h.failed, h.stopped,
    v.input, v.output, v.micros
  from app.companies c
  cross join lateral (select (count(*) filter (where state = 'settled'))::int as generated,
      (count(*) filter (where state = 'released' and reason is distinct from $2))::int as failed,
      (count(*) filter (where state = 'released' and reason = $2))::int as stopped
    from app.credit_holds where company_id = c.company_id and created_at >= $1 and action = 'generate') h
  cross join lateral (select sum(r.input_tokens)::float8 as input, sum(r.output_tokens)::float8 as output,
      sum(r.cost_micros)::float8 as micros
    from (select distinct comment_id from app.credit_holds where company_id = c.company_id and created_at >= $1
      and action = 'generate' and state = 'settled') g
    join app.reply_versions r on r.company_id = c.company_id and r.comment_id = g.comment_id and r.created_at >= $1) v
  where h.generated + h.failed + h.stopped > 0
  order by h.failed desc, h.generated desc, c.company_id`
