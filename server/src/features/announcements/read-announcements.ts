import { announcementSizes, type Announcement, type WrittenAnnouncement } from '@bizamply/contract/announcements'
import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

interface Row {
  id: string
  title: string
  text: string
  link: string | null
  from: Date
  until: Date
}

interface WrittenRow extends Row {
  writtenBy: string | null
  changedBy: string | null
  createdAt: Date
  changedAt: Date
  notifiedAt: Date | null
}

const columns = `a.id, a.title, a.text, a.link, a.from_at as "from", a.until_at as until`

const present = ({ id, title, text, link, from, until }: Row): Announcement => ({
  id,
  title,
  text,
  link,
  from: from.toISOString(),
  until: until.toISOString(),
})

type Dependencies = Pick<Services, 'db' | 'now'>

export async function liveAnnouncements({ db, now }: Dependencies): Promise<Announcement[]> {
  const rows = await db.inServer((tx) =>
    prepared<Row & Record<string, unknown>>(
      tx,
      'announcements.live',
      `select ${columns} from app.announcements a where a.from_at <= $1 and a.until_at > $1
       order by a.from_at desc, a.id desc limit ${announcementSizes.live}`,
      [now()],
    ),
  )
  return rows.map(present)
}

/** The newest, whatever their state. */
export async function listAnnouncements({ db, now }: Dependencies): Promise<WrittenAnnouncement[]> {
  const rows = await db.asAdmin((tx) =>
    prepared<WrittenRow & Record<string, unknown>>(
      tx,
      'announcements.list',
      `select ${columns}, w.name as "writtenBy", c.name as "changedBy", a.created_at as "createdAt",
         a.changed_at as "changedAt", a.notified_at as "notifiedAt"
       from app.announcements a left join app.users w on w.id = a.created_by left join app.users c on c.id = a.changed_by
       order by a.created_at desc, a.id desc limit ${announcementSizes.listed}`,
      [],
    ),
  )
  const at = now()
  return rows.map((row) => ({
    ...present(row),
    state: row.until <= at ? 'ended' : row.from <= at ? 'live' : 'scheduled',
    writtenBy: row.writtenBy,
    changedBy: row.changedBy,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    notifiedAt: row.notifiedAt?.toISOString() ?? null,
  }))
}
