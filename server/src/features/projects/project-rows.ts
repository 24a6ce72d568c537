import type { ProjectPage, ProjectPerson, ProjectRow as Wire } from '@bizamply/contract/projects'
import type { ProjectStatus } from '@bizamply/contract/project-rules'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'

export interface ProjectRow {
  id: string
  name: string
  description: string
  status: ProjectStatus
  owner_id: string | null
  team: string[]
  due_on: string | null
  topics: Topic[]
  product_ids: string[]
  count_from: string
  count_from_set: boolean
  started_on: string | null
  shipped_on: string | null
  change: string
  tasks: number
  tasks_done: number
  version: number
  /** First day of the week of the alert that it was started from. */
  alert_from: string | null
  archived_at: Date | null
  created_at: Date
  updated_at: Date
}

export const projectColumns = `p.id, p.name, p.description, p.status, p.owner_id, p.team, p.due_on::text, p.topics, p.product_ids,
  p.count_from::text, p.count_from_set, p.started_on::text, p.shipped_on::text, p.alert_from::text, p.change, p.tasks, p.tasks_done, p.version,
  p.archived_at, p.created_at, p.updated_at`

export async function findProject(tx: Tx, ctx: Ctx, projectId: string, lock = false): Promise<ProjectRow> {
  const [row] = await prepared<ProjectRow>(
    tx,
    `projects.find.${lock}`,
    `select ${projectColumns} from app.projects p where p.company_id = $1 and p.brand_id = $2 and p.id = $3
     ${lock ? 'for update' : ''}`,
    [ctx.companyId, ctx.brandId, projectId],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this project.' })
  return row
}

export type Common = Omit<Wire, 'rating'> & Pick<ProjectPage, 'id'>

/** Names of people and products in the rows, by id; people who left the company are missing. */
export interface Named {
  people: Map<string, ProjectPerson>
  products: Map<string, Wire['products'][number]>
}

export async function readNamed(tx: Tx, ctx: Ctx, rows: ProjectRow[], more: string[] = []): Promise<Named> {
  const people = [...new Set([...rows.flatMap((row) => [row.owner_id ?? [], row.team].flat()), ...more])]
  const products = [...new Set(rows.flatMap((row) => row.product_ids))]
  return { people: await readPeople(tx, ctx, people), products: await readProducts(tx, ctx, products) }
}

async function readPeople(tx: Tx, ctx: Ctx, ids: string[]): Promise<Named['people']> {
  if (ids.length === 0) return new Map()
  const rows = await prepared<ProjectPerson>(
    tx,
    'projects.people',
    `select u.id, u.name from app.members m join app.users u on u.id = m.user_id
     where m.company_id = $1 and m.user_id = any($2::uuid[])`,
    [ctx.companyId, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

async function readProducts(tx: Tx, ctx: Ctx, ids: string[]): Promise<Named['products']> {
  if (ids.length === 0) return new Map()
  const rows = await prepared<{ id: string; title: string; cataloged: boolean; image: string | null }>(
    tx,
    'projects.product-names',
    `select id, title, external_id not like 'file:%' as cataloged, picture_url as image from app.products
     where company_id = $1 and brand_id = $2 and id = any($3::uuid[])`,
    [ctx.companyId, ctx.brandId, ids],
  )
  return new Map(
    rows.map(({ id, image, ...named }) => [
      id,
      { id, name: shownProductName(named), image: image && ctx.rewrite(image) },
    ]),
  )
}

export const presentCommon = (row: ProjectRow, { people, products }: Named): Common => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  owner: (row.owner_id && people.get(row.owner_id)) || null,
  team: row.team.flatMap((id) => people.get(id) ?? []),
  dueOn: row.due_on,
  topics: row.topics,
  products: row.product_ids.flatMap((id) => products.get(id) ?? []),
  tasks: row.tasks,
  tasksDone: row.tasks_done,
  version: row.version,
  archivedAt: row.archived_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
