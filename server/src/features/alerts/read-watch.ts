import type { Watch } from '@bizamply/contract/alerts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import type { StoredRising } from '../../db/schema/alerts.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { readLastCheck, type LastCheck } from './last-check.ts'
import { presentSubject } from './present-alerts.ts'
import { weekBefore, type Week } from './read-products.ts'
import { readWeeks } from './read-weeks.ts'
import { nextCheck } from './nightly-check.ts'

/** Maximum near misses shown. */
const SHOWN = 10

/** What the radar checks and when, and near misses from its last check. */
export async function readWatch(ctx: Ctx): Promise<Watch> {
  return ctx.tx(async (tx) => {
    const [lastCheck, { timezone }] = await pipeline([readLastCheck(tx, ctx), readBrand(tx, ctx)])
    const week = lastCheck ? { from: lastCheck.fromDay, to: lastCheck.toDay } : weekBefore(dayIn(timezone, ctx.now()))
    const [counts, rising] = await pipeline([countWatched(tx, ctx, week), readRising(tx, ctx, lastCheck)])
    return {
      ...counts,
      week,
      checkedAt: lastCheck?.checkedAt.toISOString() ?? null,
      nextCheckAt: nextCheck(ctx.now(), lastCheck?.checkedAt ?? null).toISOString(),
      rising,
    }
  })
}

type Watched = Pick<Watch, 'products' | 'pairs' | 'firstDay'>

async function countWatched(tx: Tx, ctx: Ctx, { from, to }: Week): Promise<Watched> {
  const [row] = await prepared<Watched>(
    tx,
    'alerts.watched',
    `select (select count(*)::int from (select product_id from app.brand_product_days
        where company_id = $1 and brand_id = $2 and day between $3 and $4 group by 1 having sum(received) > 0) p) as products,
      (select count(*)::int from (select product_id, topic from app.brand_topic_days
        where company_id = $1 and brand_id = $2 and day between $3 and $4
          and product_id <> '00000000-0000-0000-0000-000000000000' group by 1, 2 having sum(bad + mixed) > 0) t) as pairs,
      (select min(day)::text from app.brand_days where company_id = $1 and brand_id = $2 and received > 0) as "firstDay"`,
    [ctx.companyId, ctx.brandId, from, to],
  )
  return row ?? { products: 0, pairs: 0, firstDay: null }
}

type RisingRow = StoredRising & { title: string; cataloged: boolean; picture_url: string | null }

/** Excludes muted subjects and those with an open alert. */
async function readRising(tx: Tx, ctx: Ctx, lastCheck: LastCheck | null): Promise<Watch['rising']> {
  if (!lastCheck || lastCheck.rising.length === 0) return []
  const rows = await plannedPerCall<RisingRow>(
    tx,
    `select r.*, p.title, p.picture_url, p.external_id not like 'file:%' as cataloged
     from jsonb_to_recordset($3::jsonb) r("productId" uuid, kind text, topic text, direction text, strength float8)
     join app.products p on p.company_id = $1 and p.brand_id = $2 and p.id = r."productId"
     where r.kind is not null and r.topic is not null and r.direction is not null and r.strength is not null
       and not exists (select 1 from app.alerts a where a.company_id = $1 and a.brand_id = $2 and a.product_id = r."productId"
         and a.kind = r.kind and a.topic = r.topic and a.direction = r.direction and a.state = 'open')
       and not exists (select 1 from app.alert_mutes m where m.company_id = $1 and m.brand_id = $2
         and m.product_id = r."productId" and m.kind = r.kind and m.topic = r.topic and (m.until is null or m.until > $4))
     order by r.strength desc, r."productId", r.topic limit ${SHOWN}`,
    [ctx.companyId, ctx.brandId, JSON.stringify(lastCheck.rising), ctx.now()],
  )
  const weeks = await readWeeks(
    tx,
    ctx,
    rows.map((row) => ({ ...row, toDay: lastCheck.toDay })),
  )
  return rows.flatMap((row, n) => {
    const its = weeks[n]
    if (!its) return []
    const subject = presentSubject(ctx, row, { from: lastCheck.fromDay, to: lastCheck.toDay })
    return [{ ...subject, now: its.now, before: its.before, strength: row.strength }]
  })
}
