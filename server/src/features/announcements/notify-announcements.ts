import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { notifyEveryone } from '../notifications/index.ts'

/** Notifies everyone once about each announcement that went live; an interrupted run restarts without duplicates. */
export async function notifyAnnouncements({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const due = await db.asAdmin((tx) =>
    prepared<{ id: string; title: string }>(
      tx,
      'announcements.due',
      `select id, title from app.announcements where notified_at is null and from_at <= $1 and until_at > $1
       order by from_at, id`,
      [now()],
    ),
  )
  for (const { id, title } of due) {
    const at = now()
    await notifyEveryone(
      { db, now },
      { details: { title, announcement: id }, onceKey: `announcement:${id}`, before: at },
    )
    await db.inServer((tx) =>
      prepared(tx, 'announcements.notified', 'update app.announcements set notified_at = $2 where id = $1', [id, at]),
    )
  }
}
