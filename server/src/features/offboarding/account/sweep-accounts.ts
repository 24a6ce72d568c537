import { sql } from 'drizzle-orm'
import type { Services } from '../../../context.ts'

/** Erases accounts whose deadline has passed; a sweep. */
export async function enqueueAccountErasures({ db, queue, now }: Services): Promise<void> {
  const open = (await queue.open('erase-account')).map(({ userId }) => userId)
  const { rows } = await db.global.execute<{ user_id: string }>(sql`
    select user_id from app.account_deletions where due_at <= ${now().toISOString()}
      and user_id <> all(${sql.param(open)}::uuid[]) order by due_at limit 100`)
  await queue.addAll(
    'erase-account',
    rows.map(({ user_id: userId }) => ({ userId })),
  )
}
