import type { Alert } from '@bizamply/contract/alerts'
import type { Availability } from '@bizamply/contract/features'
import type { ProjectDue, ProjectOrder, ProjectRow as Wire, ProjectStatus } from '@bizamply/contract/projects'
import { projectStatuses } from '@bizamply/contract/project-rules'
import { addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { strongestAlert } from '../alerts/index.ts'
import { availability, readEntitlements } from '../billing/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { readListCursor, writeListCursor, type Place } from './list-cursor.ts'
import { presentCommon, projectColumns, readNamed, type ProjectRow } from './project-rows.ts'
import { readRatings } from './read-ratings.ts'
import { countTiles, type Tiles } from './count-tiles.ts'

export interface ProjectsQuery {
  search?: string | undefined
  status?: ProjectStatus | undefined
  /** A member's id, `me` or `none`. */
  owner?: string | undefined
  product?: string | undefined
  topic?: string | undefined
  due?: ProjectDue | undefined
  archived?: 'yes' | undefined
  sort: ProjectOrder
  cursor?: string | undefined
  limit: number
}

export interface ProjectList {
  rows: Wire[]
  nextCursor: string | null
  counts: Record<ProjectStatus, number>
  tiles: Tiles
  today: string
  suggestion: Alert | null
  availability: Availability
}

/** A sorted page; the status counts apply every filter except the status. */
export async function listProjects(ctx: Ctx, query: ProjectsQuery): Promise<ProjectList> {
  const place = readListCursor(query.cursor, query.sort)
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const today = dayIn(timezone, ctx.now())
    const [rows, counted, tiles, entitlements] = await pipeline([
      readRows(tx, ctx, { query, place, today }),
      countByStatus(tx, ctx, query, today),
      countTiles(tx, ctx, today),
      readEntitlements(tx, ctx.companyId),
    ])
    const page = rows.slice(0, query.limit)
    const last = page.at(-1)
    const [named, ratings] = await pipeline([readNamed(tx, ctx, page), readRatings(tx, ctx, page, today)])
    const available = availability(entitlements, 'projects')
    return {
      rows: page.map((row, n) => ({ ...presentCommon(row, named), rating: ratings[n] ?? null })),
      nextCursor: last && rows.length > page.length ? writeListCursor(query.sort, last) : null,
      counts: counted,
      tiles,
      today,
      suggestion: available === 'available' && !place ? await strongestAlert(tx, ctx) : null,
      availability: available,
    }
  })
}

/** Values `$3` to `$10` of both statements. */
function filterValues(ctx: Ctx, query: ProjectsQuery, today: string): unknown[] {
  const { search, owner, due } = query
  return [
    search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
    owner === 'me' ? (ctx.actor?.userId ?? null) : (owner ?? null),
    query.product ?? null,
    query.topic ?? null,
    due ?? null,
    today,
    addDays(today, 7),
    query.archived === 'yes',
  ]
}

const filters = `p.company_id = $1 and p.brand_id = $2 and (p.archived_at is not null) = $10
  and ($3::text is null or p.name ilike $3 or p.description ilike $3)
  and ($4::text is null or case when $4 = 'none' then p.owner_id is null
    else p.owner_id = $4::uuid or $4::uuid = any(p.team) end)
  and ($5::uuid is null or $5 = any(p.product_ids)) and ($6::text is null or $6 = any(p.topics))
  and ($7::text is null or case $7 when 'none' then p.due_on is null
    when 'late' then p.status <> 'completed' and p.due_on < $8::date
    else p.status <> 'completed' and p.due_on between $8::date and $9::date end)`

const orders: Record<ProjectOrder, { by: string; behind: string }> = {
  changed: { by: 'p.updated_at desc, p.id desc', behind: '(p.updated_at, p.id) < ($12::timestamptz, $13::uuid)' },
  due: {
    by: `coalesce(p.due_on, 'infinity'), p.id`,
    behind: `(coalesce(p.due_on, 'infinity'), p.id) > ($12::date, $13::uuid)`,
  },
  name: {
    by: 'lower(p.name), p.id',
    behind: `$12::text = '' and (lower(p.name), p.id) > (select lower(x.name), x.id from app.projects x
      where x.company_id = $1 and x.brand_id = $2 and x.id = $13::uuid)`,
  },
}

function readRows(
  tx: Tx,
  ctx: Ctx,
  { query, place, today }: { query: ProjectsQuery; place: Place | null; today: string },
): Promise<ProjectRow[]> {
  const { by, behind } = orders[query.sort]
  return prepared<ProjectRow>(
    tx,
    `projects.list.${query.sort}.${place !== null}`,
    `select ${projectColumns} from app.projects p where ${filters} and ($11::text is null or p.status = $11)
       ${place ? `and ${behind}` : ''} order by ${by} limit ${place ? '$14' : '$12'}`,
    [
      ctx.companyId,
      ctx.brandId,
      ...filterValues(ctx, query, today),
      query.status ?? null,
      ...(place ? [place.value, place.id] : []),
      query.limit + 1,
    ],
  )
}

async function countByStatus(
  tx: Tx,
  ctx: Ctx,
  query: ProjectsQuery,
  today: string,
): Promise<Record<ProjectStatus, number>> {
  const rows = await prepared<{ status: ProjectStatus; count: number }>(
    tx,
    'projects.counts',
    `select p.status, count(*)::int as count from app.projects p where ${filters} group by p.status`,
    [ctx.companyId, ctx.brandId, ...filterValues(ctx, query, today)],
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(projectStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    ProjectStatus,
    number
  >
}
