import type { Happening } from '@bizamply/contract/triage'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { readNotes } from './notes.ts'

interface VersionRow {
  version: number
  text: string
  composer: string
  how: string
  author: string | null
  created_at: Date
}

interface HappeningRow {
  id: string
  kind: string
  at: Date
  who: string | null
  details: Record<string, unknown>
}

/**
 * A comment's activity, oldest first, limited to the newest entries. Names are joined; customers' text isn't included.
 */
export async function readHistory(ctx: Ctx, commentId: string) {
  return ctx.tx(async (tx) => {
    const arrival = await readArrival(tx, ctx, commentId)
    const [versions, deliveries, events, notes] = await pipeline([
      readVersions(tx, ctx, commentId),
      readDeliveries(tx, ctx, commentId),
      readEvents(tx, ctx, commentId),
      readNotes(tx, ctx, commentId),
    ])
    const rows = [...arrival, ...deliveries, ...events].toSorted((a, b) => a.at.getTime() - b.at.getTime())
    return {
      versions: versions.map(({ created_at, ...rest }) => ({ ...rest, createdAt: created_at.toISOString() })),
      happenings: rows.map((row): Happening => ({ ...row, at: row.at.toISOString() })),
      notes,
    }
  })
}

const MOST = 300

async function readArrival(tx: Tx, ctx: Ctx, commentId: string): Promise<HappeningRow[]> {
  const [row] = await prepared<{
    id: string
    platform: string
    occurred_at: Date
    received_at: Date
    import_id: string | null
    answered_elsewhere: boolean
    responded_at: Date | null
  }>(
    tx,
    'history.arrival',
    `select id, platform, occurred_at, received_at, import_id, answered_elsewhere, responded_at
     from app.comments where company_id = $1 and brand_id = $2 and id = $3`,
    [ctx.companyId, ctx.brandId, commentId],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
  const { id, platform, occurred_at: written, received_at: at } = row
  const came = { id, kind: 'came', at, who: null, details: { platform, written, importId: row.import_id } }
  if (!row.answered_elsewhere) return [came]
  return [
    came,
    { id: `${id}:elsewhere`, kind: 'answered-elsewhere', at: row.responded_at ?? at, who: null, details: {} },
  ]
}

async function readVersions(tx: Tx, ctx: Ctx, commentId: string): Promise<VersionRow[]> {
  const rows = await prepared<VersionRow>(
    tx,
    'history.versions',
    `select v.version, v.text, v.composer, v.how, u.name as author, v.created_at from app.reply_versions v
     left join app.users u on u.id = v.user_id where v.company_id = $1 and v.comment_id = $2
     order by v.version desc limit ${MOST}`,
    [ctx.companyId, commentId],
  )
  return rows.toReversed()
}

async function readDeliveries(tx: Tx, ctx: Ctx, commentId: string): Promise<HappeningRow[]> {
  return prepared<HappeningRow>(
    tx,
    'history.deliveries',
    `select d.id, 'delivery' as kind, coalesce(d.posted_at, d.begun_at, d.created_at) as at, u.name as who,
       jsonb_build_object('channel', d.channel, 'state', d.state, 'version', d.version, 'attempts', d.attempts,
         'reason', d.reason, 'booked', d.created_at, 'edited', d.edited_at, 'withdrawn', d.withdrawn_at) as details
     from app.deliveries d left join app.users u on u.id = d.user_id
     where d.company_id = $1 and d.comment_id = $2 order by d.created_at desc limit ${MOST}`,
    [ctx.companyId, commentId],
  )
}

async function readEvents(tx: Tx, ctx: Ctx, commentId: string): Promise<HappeningRow[]> {
  const rows = await prepared<HappeningRow & { named: string | null }>(
    tx,
    'history.events',
    `select e.id, e.kind, e.created_at as at, u.name as who, e.details, n.name as named from app.comment_events e
     left join app.users u on u.id = e.user_id left join app.users n on n.id = (e.details ->> 'userId')::uuid
     where e.company_id = $1 and e.comment_id = $2 order by e.created_at desc, e.id desc limit ${MOST}`,
    [ctx.companyId, commentId],
  )
  return rows
    .toReversed()
    .map(({ named, ...row }) => (named ? { ...row, details: { ...row.details, name: named } } : row))
}
