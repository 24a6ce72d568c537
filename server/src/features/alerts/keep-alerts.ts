import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { findEvidence } from './find-evidence.ts'
import type { ProductChange, Week } from './read-products.ts'
import { shouldReopen, type KeptAlert } from './alert-lifecycle.ts'
import { alertKey, muteKey, subjectOf, type Subject } from './subject.ts'

/** A change that is not muted, its alert, and the comment that shows it. */
export interface KeptChange {
  change: ProductChange
  alertId: string
  commentId: string | null
}

interface Kept extends Subject, KeptAlert {
  id: string
}

interface Night {
  week: Week
  /** Last day of the week that the previous check covered. */
  lookBefore: string | null
}

/**
 * Upserts one alert per subject: new ones open, open ones get the latest figures, acknowledged ones reopen if
 * `shouldReopen`. Muted subjects open nothing and are not returned.
 */
export async function keepAlerts(tx: Tx, ctx: Ctx, changes: ProductChange[], night: Night): Promise<KeptChange[]> {
  if (changes.length === 0) return []
  const [known, muted] = [await readKept(tx, ctx), await readMuted(tx, ctx)]
  const kept: KeptChange[] = []
  for (const change of changes) {
    const subject = subjectOf(change)
    const there = known.get(alertKey(subject))
    const isMuted = muted.has(muteKey(subject))
    if (!there && isMuted) continue
    const commentId = await findEvidence(tx, ctx, night.week, change)
    const row = { change, alertId: there?.id ?? newId(), commentId }
    if (!there) await store(tx, ctx, row, night.week)
    else if (there.state === 'open' || (!isMuted && shouldReopen(there, night))) await renew(tx, ctx, row, night.week)
    else await recordFound(tx, ctx, there.id, night.week)
    if (!isMuted) kept.push(row)
  }
  await emit(
    tx,
    ctx,
    'alert',
    kept.map(({ alertId }) => alertId),
  )
  return kept
}

async function readKept(tx: Tx, ctx: Ctx): Promise<Map<string, Kept>> {
  const rows = await prepared<Kept>(
    tx,
    'alerts.kept',
    `select id, product_id as "productId", kind, topic, direction, state, to_day::text as "toDay",
       last_found_day::text as "lastFoundDay"
     from app.alerts where company_id = $1 and brand_id = $2 for update`,
    [ctx.companyId, ctx.brandId],
  )
  return new Map(rows.map((row) => [alertKey(row), row]))
}

async function readMuted(tx: Tx, ctx: Ctx): Promise<Set<string>> {
  const rows = await prepared<Omit<Subject, 'direction'>>(
    tx,
    'alerts.muted',
    `select product_id as "productId", kind, topic from app.alert_mutes
     where company_id = $1 and brand_id = $2 and (until is null or until > $3)`,
    [ctx.companyId, ctx.brandId, ctx.now()],
  )
  return new Set(rows.map(muteKey))
}

/** The columns written each night, in the order of `figuresOf`. */
const figures = [
  'now_value',
  'before_value',
  'now_count',
  'now_base',
  'before_count',
  'before_base',
  'strength',
  'from_day',
  'to_day',
  'comment_id',
  'last_found_at',
  'last_found_day',
]

function figuresOf(ctx: Ctx, { change, commentId }: KeptChange, { from, to }: Week): unknown[] {
  const counts =
    change.kind === 'topic'
      ? [change.negative, change.received, change.negativeBefore, change.receivedBefore]
      : [change.rated, change.rated, change.ratedBefore, change.ratedBefore]
  return [change.now, change.before, ...counts, change.strength, from, to, commentId, ctx.now(), to]
}

const places = (from: number, count: number): string[] => Array.from({ length: count }, (_, n) => `$${from + n}`)

const insertion = `insert into app.alerts (company_id, id, brand_id, product_id, kind, topic, direction, state, created_at,
    opened_at, ${figures.join(', ')})
  values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $8, ${places(9, figures.length).join(', ')})`

async function store(tx: Tx, ctx: Ctx, row: KeptChange, week: Week): Promise<void> {
  const { productId, kind, topic, direction } = subjectOf(row.change)
  await prepared(tx, 'alerts.store', insertion, [
    ctx.companyId,
    row.alertId,
    ctx.brandId,
    productId,
    kind,
    topic,
    direction,
    ctx.now(),
    ...figuresOf(ctx, row, week),
  ])
}

const renewal = `update app.alerts set opened_at = case when state = 'open' then opened_at else $3 end, state = 'open',
    acknowledged_at = null, acknowledged_by = null, ${figures.map((name, n) => `${name} = $${n + 4}`).join(', ')}
  where company_id = $1 and id = $2`

async function renew(tx: Tx, ctx: Ctx, row: KeptChange, week: Week): Promise<void> {
  await prepared(tx, 'alerts.renew', renewal, [ctx.companyId, row.alertId, ctx.now(), ...figuresOf(ctx, row, week)])
}

/** An acknowledged alert keeps the figures that the member saw. */
async function recordFound(tx: Tx, ctx: Ctx, id: string, { to }: Week): Promise<void> {
  await prepared(
    tx,
    'alerts.found',
    `update app.alerts set last_found_at = $3, last_found_day = greatest(last_found_day, $4::date)
     where company_id = $1 and id = $2`,
    [ctx.companyId, id, ctx.now(), to],
  )
}
