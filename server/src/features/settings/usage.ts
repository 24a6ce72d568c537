import { usageDays, type CountedScreen } from '@bizamply/contract/counted-screens'
import type { Services } from '../../context.ts'

type Dependencies = Pick<Services, 'db' | 'now'>

const DAY = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Counts only for a person who shares it, and keeps nothing of them; false where it was not counted. */
export async function countUsage({ db, now }: Dependencies, userId: string, screen: CountedScreen): Promise<boolean> {
  const today = now().getTime()
  const { rowCount } = await db.global.$client.query({
    name: 'usage.count',
    text: `with forgotten as (delete from app.usage_counts where day < $4::date)
      insert into app.usage_counts as u (day, screen, opened)
      select $2::date, $3, 1 from app.users where id = $1 and share_usage
      on conflict (day, screen) do update set opened = u.opened + 1`,
    values: [userId, dayOf(today), screen, dayOf(today - usageDays * DAY)],
  })
  return (rowCount ?? 0) > 0
}

export interface ScreenCount {
  screen: string
  opened: number
}

/** The most opened first. */
export async function readUsage({ db, now }: Dependencies): Promise<ScreenCount[]> {
  const { rows } = await db.global.$client.query<ScreenCount>({
    name: 'usage.read',
    text: `select screen, sum(opened)::int as opened from app.usage_counts
      where day > $1::date group by screen order by 2 desc, 1`,
    values: [dayOf(now().getTime() - 30 * DAY)],
  })
  return rows
}
