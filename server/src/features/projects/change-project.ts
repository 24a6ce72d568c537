import type { ProjectFields, ProjectPage } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { notifyProject } from '../notifications/index.ts'
import { checkFields } from './check-fields.ts'
import { membersOf } from './create-project.ts'
import { findProject, type ProjectRow } from './project-rows.ts'
import { readPage } from './read-project.ts'
import { recordActivity } from './record-activity.ts'
import { settleDates } from './settle-dates.ts'

type Changes = { [Field in keyof ProjectFields]?: ProjectFields[Field] | undefined }

/**
 * Omitted fields keep their values. 409 with the stored version if someone else changed the project since `version`.
 */
export async function changeProject(
  ctx: Ctx,
  { projectId, version, ...changes }: Changes & { projectId: string; version: number },
): Promise<ProjectPage> {
  return ctx.tx(async (tx) => {
    const row = await findProject(tx, ctx, projectId, true)
    if (row.version !== version) throw changedMeanwhile(row)
    await checkFields(tx, ctx, pick(changes))
    const { timezone } = await readBrand(tx, ctx)
    const [today, createdOn] = [dayIn(timezone, ctx.now()), dayIn(timezone, row.created_at)]
    const before = fieldsOf(row)
    const requested = { ...before, ...defined(changes), countFrom: changes.countFrom ?? keptFrom(row, changes) }
    const dates = settleDates(requested, { today, createdOn })
    const after = { ...requested, ...dates }
    const { countFrom, ...rest } = after
    const details = changesOf({ ...before, countFrom: row.count_from }, { ...rest, countFrom })
    if (Object.keys(details.after).length > 0) await save(tx, ctx, { row, after, today, details })
    return readPage(tx, ctx, projectId)
  })
}

type Saved = Omit<ProjectFields, 'countFrom'> & { countFrom: string; countFromSet: boolean }

async function save(
  tx: Tx,
  ctx: Ctx,
  {
    row,
    after,
    today,
    details,
  }: { row: ProjectRow; after: Saved; today: string; details: ReturnType<typeof changesOf> },
): Promise<void> {
  await write(tx, ctx, row, after, today)
  const { name } = after
  await recordAudit(tx, ctx, { action: 'project.changed', subjectId: row.id, details: { name, ...details } })
  if (row.status !== after.status) {
    const status = { from: row.status, to: after.status }
    await recordActivity(tx, ctx, { projectId: row.id, kind: 'status', details: status })
  }
  const fields = Object.keys(details.after).filter((field) => field !== 'status' && field !== 'countFromSet')
  if (fields.length > 0) await recordActivity(tx, ctx, { projectId: row.id, kind: 'changed', details: { fields } })
  const were = new Set(membersOf({ ownerId: row.owner_id, team: row.team }))
  const userIds = membersOf(after).filter((id) => !were.has(id))
  await notifyProject(tx, ctx, { what: 'added', projectId: row.id, name, userIds })
}

function write(tx: Tx, ctx: Ctx, row: ProjectRow, after: Saved, today: string): Promise<unknown> {
  return prepared(
    tx,
    'projects.change',
    `update app.projects set name = $3, description = $4, status = $5, owner_id = $6, team = $7, due_on = $8, topics = $9,
       product_ids = $10, count_from = $11, count_from_set = $12, started_on = $13, shipped_on = $14, change = $15,
       on_hold_since = case when $5 = 'on-hold' then coalesce(on_hold_since, $16::date) end, version = version + 1,
       updated_at = $17
     where company_id = $1 and id = $2`,
    [
      ctx.companyId,
      row.id,
      after.name,
      after.description,
      after.status,
      after.ownerId,
      [...new Set(after.team)],
      after.dueOn,
      [...new Set(after.topics)],
      [...new Set(after.products)],
      after.countFrom,
      after.countFromSet,
      after.startedOn,
      after.shippedOn,
      after.change,
      today,
      ctx.now(),
    ],
  )
}

const fieldsOf = (row: ProjectRow): ProjectFields => ({
  name: row.name,
  description: row.description,
  status: row.status,
  ownerId: row.owner_id,
  team: row.team,
  dueOn: row.due_on,
  topics: row.topics,
  products: row.product_ids,
  countFrom: row.count_from_set ? row.count_from : null,
  startedOn: row.started_on,
  shippedOn: row.shipped_on,
  change: row.change,
})

/** Checks only new values: a member who left since stays assigned. */
const pick = ({ ownerId, team, products }: Changes) => ({
  ...(ownerId === undefined ? {} : { ownerId }),
  ...(team ? { team } : {}),
  ...(products ? { products } : {}),
})

const keptFrom = (row: ProjectRow, changes: Changes): string | null =>
  changes.countFrom === undefined && row.count_from_set ? row.count_from : null

const defined = (changes: Changes): Partial<ProjectFields> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<ProjectFields>

const changedMeanwhile = ({ version }: ProjectRow): AppError =>
  new AppError('CONFLICT', {
    message: 'Someone else changed this project. Reload it, then try again.',
    details: { version },
  })
