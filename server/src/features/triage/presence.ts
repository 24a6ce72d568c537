import { AppError } from '../../errors.ts'
import type { Ctx, Services } from '../../context.ts'
import { commitLater } from '../../db/commit-later.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { pipeline } from '../../db/pipeline.ts'
import { prepared } from '../../db/prepared.ts'
import { actorOf } from './members.ts'

type State = 'looking' | 'editing'

export interface Present {
  userId: string
  name: string
  state: State
}

interface PresenceReport {
  commentId: string
  tab: string
  state: State | 'left'
  /** Edit even if someone else is editing. */
  takeOver?: boolean | undefined
}

/** Tabs report every 15 seconds. After this long without a report, a tab is closed or asleep. */
const DEAD_MS = 45_000

/**
 * Records that a tab views, edits, or left a comment and returns who else is there. One person edits at a time, until
 * their tab leaves or expires, or someone takes over. Others who are there are notified only when someone arrives,
 * leaves, or starts or stops editing, not on every heartbeat.
 */
export async function recordPresence(ctx: Ctx, report: PresenceReport): Promise<Present[]> {
  const me = actorOf(ctx)
  return ctx.tx(async (tx) => {
    await commitLater(tx)
    await inTurn(tx, ctx, report, me)
    const before = await present(tx, ctx, report.commentId)
    // A tab that left one comment may have opened another by now.
    const left = report.state === 'left' ? [] : await leaveOthers(tx, ctx, report, me)
    const editor = before.find(({ userId, state }) => userId !== me && state === 'editing')
    const takesOver = editor !== undefined && report.state === 'editing' && report.takeOver === true
    if (takesOver) await stopEditing(tx, ctx, report, me)
    if (report.state === 'left' || !(await showsActivity(tx, me))) await leave(tx, ctx, report, me)
    else await beat(tx, ctx, { ...report, state: editor && !takesOver ? 'looking' : report.state }, me)
    const after = await present(tx, ctx, report.commentId)
    const isChanged = takesOver || stateOf(before, me) !== stateOf(after, me)
    const hasOthers = after.some(({ userId }) => userId !== me)
    const changed = isChanged && hasOthers ? [...left, report.commentId] : left
    if (changed.length > 0) await emit(tx, ctx, 'presence', changed)
    return after.filter(({ userId }) => userId !== me)
  })
}

/**
 * One tab's reports, one after another: two that leave what the other opens would wait for each other. Then one
 * comment's reports: two people who start to edit at the same time don't both become its editor.
 */
async function inTurn(tx: Tx, ctx: Ctx, { tab, commentId }: PresenceReport, me: string): Promise<void> {
  const lock = `select pg_advisory_xact_lock(hashtextextended('presence:' || $1 || $2, 0))`
  await pipeline([
    prepared(tx, 'presence.lock', lock, [me, tab]),
    prepared(tx, 'presence.lock', lock, [ctx.companyId, commentId]),
  ])
}

const stateOf = (people: Present[], userId: string): State | null =>
  people.find((one) => one.userId === userId)?.state ?? null

const aliveSince = (now: Date): Date => new Date(now.getTime() - DEAD_MS)

/** Each person once, with the most active state of their tabs. */
async function present(tx: Tx, ctx: Ctx, commentId: string): Promise<Present[]> {
  return prepared<Present>(
    tx,
    'presence.list',
    `select p.user_id as "userId", u.name, case when bool_or(p.state = 'editing') then 'editing' else 'looking' end as state
     from app.presences p join app.users u on u.id = p.user_id
     where p.company_id = $1 and p.comment_id = $2 and p.seen_at > $3 group by p.user_id, u.name order by u.name`,
    [ctx.companyId, commentId, aliveSince(ctx.now())],
  )
}

/** Rejects generating or sending a reply while someone else is editing it. A job counts as the member who started it. */
export async function requireUnedited(tx: Tx, ctx: Ctx, commentId: string): Promise<void> {
  const [editor] = await prepared<{ name: string }>(
    tx,
    'presence.editor',
    `select u.name from app.presences p join app.users u on u.id = p.user_id
     where p.company_id = $1 and p.comment_id = $2 and p.state = 'editing' and p.seen_at > $3
       and p.user_id is distinct from $4 limit 1`,
    [ctx.companyId, commentId, aliveSince(ctx.now()), ctx.actor?.userId ?? null],
  )
  if (editor) throw new AppError('CONFLICT', { message: `${editor.name} is editing this reply. Take over first.` })
}

/** Members who hide their activity aren't listed but see others. */
async function showsActivity(tx: Tx, me: string): Promise<boolean> {
  const [user] = await prepared<{ shows: boolean }>(
    tx,
    'presence.shows',
    'select show_activity as shows from app.users where id = $1',
    [me],
  )
  return user?.shows ?? false
}

/** A tab shows one comment, so it leaves all others. Returns those that someone else has open. */
async function leaveOthers(tx: Tx, ctx: Ctx, { commentId, tab }: PresenceReport, me: string): Promise<string[]> {
  const rows = await prepared<{ comment_id: string }>(
    tx,
    'presence.others',
    `delete from app.presences where company_id = $1 and comment_id <> $2 and tab = $3 and user_id = $4 returning comment_id`,
    [ctx.companyId, commentId, tab, me],
  )
  if (rows.length === 0) return []
  const seen = await prepared<{ comment_id: string }>(
    tx,
    'presence.seen',
    `select distinct comment_id from app.presences
     where company_id = $1 and comment_id = any($2) and user_id <> $3 and seen_at > $4`,
    [ctx.companyId, rows.map((row) => row.comment_id), me, aliveSince(ctx.now())],
  )
  return seen.map((row) => row.comment_id)
}

/** From now on, everyone else can only view it. */
async function stopEditing(tx: Tx, ctx: Ctx, { commentId }: PresenceReport, me: string): Promise<void> {
  await prepared(
    tx,
    'presence.take-over',
    `update app.presences set state = 'looking'
     where company_id = $1 and comment_id = $2 and user_id <> $3 and state = 'editing'`,
    [ctx.companyId, commentId, me],
  )
}

async function leave(tx: Tx, ctx: Ctx, { commentId, tab }: PresenceReport, me: string): Promise<void> {
  await prepared(
    tx,
    'presence.leave',
    'delete from app.presences where company_id = $1 and comment_id = $2 and tab = $3 and user_id = $4',
    [ctx.companyId, commentId, tab, me],
  )
  await requireComment(tx, ctx, commentId)
}

async function beat(
  tx: Tx,
  ctx: Ctx,
  { commentId, tab, state }: PresenceReport & { state: State },
  me: string,
): Promise<void> {
  await requireComment(tx, ctx, commentId)
  await prepared(
    tx,
    'presence.beat',
    `insert into app.presences as p (company_id, comment_id, tab, user_id, state, seen_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, comment_id, tab) do update set state = excluded.state, seen_at = excluded.seen_at
     where p.user_id = excluded.user_id`,
    [ctx.companyId, commentId, tab, me, state, ctx.now()],
  )
}

async function requireComment(tx: Tx, ctx: Ctx, commentId: string): Promise<void> {
  const rows = await prepared(
    tx,
    'presence.comment',
    'select id from app.comments where company_id = $1 and brand_id = $2 and id = $3',
    [ctx.companyId, ctx.brandId, commentId],
  )
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
}

/** Removes tabs that stopped reporting and notifies those who see them. */
export async function sweepPresences({ db, now }: Services): Promise<void> {
  const dead = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'presence.dead',
      'select distinct company_id from app.presences where seen_at <= $1',
      [aliveSince(now())],
    ),
  )
  if (dead.length === 0) return
  await db.inServer((tx) =>
    prepared(tx, 'presence.sweep', 'select app.remove_presences($1, $2, $3)', [
      dead.map(({ company_id: id }) => id),
      aliveSince(now()),
      now(),
    ]),
  )
}
