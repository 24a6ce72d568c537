import { announcementSizes } from '@bizamply/contract/announcements'
import type { Actor, Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'

export interface TypedAnnouncement {
  title: string
  text: string
  link: string | null
  from?: string | undefined
  until: string
}

type Dependencies = Pick<Services, 'db' | 'now'>

export async function createAnnouncement(
  { db, now }: Dependencies,
  by: Actor,
  typed: TypedAnnouncement,
): Promise<void> {
  const at = now()
  const [from, until] = [typed.from ? new Date(typed.from) : at, new Date(typed.until)]
  refuseSpan(from, until, at)
  await db.inServer(async (tx) => {
    await lock(tx)
    await prepared(
      tx,
      'announcements.create',
      `insert into app.announcements (id, title, text, link, from_at, until_at, created_by, changed_by, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $8)`,
      [newId(), typed.title, typed.text, typed.link, from, until, by.userId, at],
    )
    await refuseMany(tx, at)
  })
}

/** Sends no second notification. */
export async function changeAnnouncement(
  { db, now }: Dependencies,
  by: Actor,
  { id, ...typed }: TypedAnnouncement & { id: string },
): Promise<void> {
  const at = now()
  await db.inServer(async (tx) => {
    await lock(tx)
    const before = await find(tx, id)
    const [from, until] = [typed.from ? new Date(typed.from) : before.from_at, new Date(typed.until)]
    refuseSpan(from, until, at)
    await prepared(
      tx,
      'announcements.change',
      `update app.announcements set title = $2, text = $3, link = $4, from_at = $5, until_at = $6, changed_by = $7,
         changed_at = $8 where id = $1`,
      [id, typed.title, typed.text, typed.link, from, until, by.userId, at],
    )
    await refuseMany(tx, at)
  })
}

/** Ends an announcement. A scheduled one never goes live; one that has ended doesn't change. */
export async function endAnnouncement({ db, now }: Dependencies, by: Actor, id: string): Promise<void> {
  await db.inServer(async (tx) => {
    await lock(tx)
    await find(tx, id)
    await prepared(
      tx,
      'announcements.end',
      `update app.announcements set from_at = least(from_at, $2), until_at = $2, changed_by = $3, changed_at = $2
       where id = $1 and until_at > $2`,
      [id, now(), by.userId],
    )
  })
}

/** Takes a lock, so that concurrent calls count each other's announcements. */
const lock = (tx: Tx) =>
  prepared(tx, 'announcements.lock', `select pg_advisory_xact_lock(hashtextextended('announcements', 0))`, [])

async function find(tx: Tx, id: string): Promise<{ from_at: Date }> {
  const [row] = await prepared<{ from_at: Date }>(
    tx,
    'announcements.find',
    'select from_at from app.announcements where id = $1',
    [id],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this announcement.' })
  return row
}

function refuseSpan(from: Date, until: Date, now: Date): void {
  if (until > from && until > now) return
  const message = until > now ? 'Enter an end date after the start date' : 'Enter an end date in the future'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'until', message }] })
}

async function refuseMany(tx: Tx, now: Date): Promise<void> {
  const [row] = await prepared<{ count: number }>(
    tx,
    'announcements.count',
    'select count(*)::int as count from app.announcements where until_at > $1',
    [now],
  )
  if ((row?.count ?? 0) <= announcementSizes.live) return
  const message = `You can have up to ${announcementSizes.live} live or scheduled announcements. End one first.`
  throw new AppError('CONFLICT', { message })
}
