import { addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface Tiles {
  total: number
  tasks: number
  openTasks: number
  inProgress: number
  late: number
  dueSoon: number
  completed: number
  onHold: number
  onHoldSince: string | null
  archived: number
}

/** All projects of the brand, regardless of filters. */
export async function countTiles(tx: Tx, ctx: Ctx, today: string): Promise<Tiles> {
  const [row] = await prepared<Tiles>(
    tx,
    'projects.tiles',
    `select count(*) filter (where here)::int as total, coalesce(sum(tasks) filter (where here), 0)::int as tasks,
       coalesce(sum(tasks - tasks_done) filter (where here), 0)::int as "openTasks",
       count(*) filter (where here and status = 'in-progress')::int as "inProgress",
       count(*) filter (where here and status <> 'completed' and due_on < $3::date)::int as late,
       count(*) filter (where here and status <> 'completed' and due_on between $3::date and $4::date)::int as "dueSoon",
       count(*) filter (where here and status = 'completed')::int as completed,
       count(*) filter (where here and status = 'on-hold')::int as "onHold",
       (min(on_hold_since) filter (where here))::text as "onHoldSince", count(archived_at)::int as archived
     from (select *, archived_at is null as here from app.projects where company_id = $1 and brand_id = $2) p`,
    [ctx.companyId, ctx.brandId, today, addDays(today, 7)],
  )
  if (!row) throw new Error('a count has no row')
  return row
}
