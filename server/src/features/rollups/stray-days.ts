import { plannedPerCall } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { countedAs, type Countable } from './measures.ts'
import { moveInRollups } from './update-rollups.ts'

const AT_ONCE = 1000

/** The parts of a verb's context that a check needs. */
export type Inside = Pick<Ctx, 'companyId' | 'brandId' | 'tx'>

export interface Range {
  brandId: string
  /** Days; `to` is exclusive. */
  from: string
  to: string
}

interface Place {
  at: string
  id: string
}

const elsewhere = `c.day <> (c.occurred_at at time zone b.timezone)::date`
const inRange = `from app.brands b join app.comments c on c.company_id = $1 and c.brand_id = $2
  and c.occurred_at >= ($3::date)::timestamp at time zone 'UTC' and c.occurred_at < ($4::date)::timestamp at time zone 'UTC'
  where b.company_id = $1 and b.id = $2 and ${elsewhere}`

/** Counts comments dated in a timezone other than their brand's. */
export async function countStrayDays(ctx: Inside, { brandId, from, to }: Range): Promise<number> {
  const [row] = await ctx.tx((tx) =>
    plannedPerCall<{ n: number }>(tx, `select count(*)::int as n ${inRange}`, [ctx.companyId, brandId, from, to]),
  )
  return row?.n ?? 0
}

/** Moves them and their rollups to the right day and returns how many. */
export async function moveStrayDays(ctx: Inside, range: Range, atOnce: number): Promise<number> {
  let [moved, behind]: [number, Place | null] = [0, null]
  do {
    const page: { moved: number; last: Place | null } = await movePage(ctx, range, {
      behind,
      most: Math.min(atOnce, AT_ONCE),
    })
    moved += page.moved
    behind = page.last
  } while (behind)
  return moved
}

async function movePage(
  ctx: Inside,
  { brandId, from, to }: Range,
  { behind, most }: { behind: Place | null; most: number },
): Promise<{ moved: number; last: Place | null }> {
  return ctx.tx(async (tx) => {
    const page = await plannedPerCall<Place & { timezone: string }>(
      tx,
      `select c.id, c.occurred_at::text as at, b.timezone ${inRange}
         and ($5::timestamptz is null or (c.occurred_at, c.id) > ($5::timestamptz, $6::uuid))
       order by c.occurred_at, c.id limit $7`,
      [ctx.companyId, brandId, from, to, behind?.at ?? null, behind?.id ?? null, most],
    )
    const ids = page.map(({ id }) => id)
    if (ids.length === 0) return { moved: 0, last: null }
    const before = await lockCounted(tx, ctx.companyId, ids)
    // Keeps `updated_at`, because the comment itself didn't change.
    const days = await plannedPerCall<{ id: string; day: string }>(
      tx,
      `update app.comments c set day = (c.occurred_at at time zone $3)::date
       where c.company_id = $1 and c.id = any($2::uuid[]) returning c.id, c.day::text as day`,
      [ctx.companyId, ids, page[0]?.timezone],
    )
    const dayOf = new Map(days.map(({ id, day }) => [id, day]))
    const came = before.map((one) => countedAs({ ...one, day: dayOf.get(one.id) ?? one.day }))
    await moveInRollups(tx, ctx.companyId, { came, went: before.map(countedAs) })
    return { moved: before.length, last: page.length === most ? (page.at(-1) ?? null) : null }
  })
}

/** In the order in which every transaction locks comments. */
const lockCounted = (tx: Tx, companyId: string, ids: string[]): Promise<(Countable & { id: string })[]> =>
  plannedPerCall(
    tx,
    `select c.id, c.brand_id as "brandId", c.platform, c.product_id as "productId", c.day::text as day,
       c.occurred_at as "occurredAt", c.status, c.rating, c.triage_state as "triageState",
       c.responded_at as "respondedAt", c.sentiment, c.topics_good as "topicsGood", c.topics_bad as "topicsBad"
     from app.comments c where c.company_id = $1 and c.id = any($2) order by c.external_id for update of c`,
    [companyId, ids],
  )
