import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { notifyEveryone } from '../notifications/index.ts'

/** Notifies everyone once about each announcement that went live; an interrupted run restarts without duplicates. */
export async function notifyAnnouncements({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): Promise<void> {
  const due = await db.asAdmin((tx) =>
    prepared<{ id: string; title: string }>(
      tx,
      'announcements.due',
      `select id, title from app.announcements where notified_at is null and from_at <= $1 and until_at > $1
       order by from_at, id`,
      [now()],
    ),
  )
  const failure = {
    log,
    message: 'an announcement was not sent to everyone',
    about: ({ id }: { id: string }) => ({ id }),
  }
  await forEachIsolated(due, failure, async ({ id, title }) => {
    const at = now()
    await notifyEveryone(
      { db, now, log },
      { details: { title, announcement: id }, onceKey: `announcement:${id}`, before: at },
    )
    await db.inServer((tx) =>
      prepared(tx, 'announcements.notified', 'update app.announcements set notified_at = $2 where id = $1', [id, at]),
    )
  })
}
