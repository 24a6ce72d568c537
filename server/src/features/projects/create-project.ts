import type { ProjectFields, ProjectPage } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { createOnce } from '../../db/idempotency-keys.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { linkAlert } from '../alerts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseWithout } from '../billing/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { notifyProject } from '../notifications/index.ts'
import { checkFields } from './check-fields.ts'
import { readPage } from './read-project.ts'
import { recordActivity } from './record-activity.ts'
import { refuseBeyondLimit } from './project-limit.ts'
import { settleDates } from './settle-dates.ts'

type ProjectInput = ProjectFields & { alertId?: string | null | undefined }

/** Needs a plan with projects. A retry with the same key returns the project of the first request. */
export async function createProject(ctx: Ctx, input: ProjectInput, key = ''): Promise<ProjectPage> {
  const once = { call: 'project', key, request: input }
  return ctx.tx(async (tx) => {
    const id = await createOnce(tx, ctx, once, () => create(tx, ctx, input))
    return readPage(tx, ctx, id)
  })
}

async function create(tx: Tx, ctx: Ctx, { alertId, ...input }: ProjectInput): Promise<string> {
  await refuseWithout(tx, ctx.companyId, 'projects')
  await refuseBeyondLimit(tx, ctx)
  await checkFields(tx, ctx, input)
  const { timezone } = await readBrand(tx, ctx)
  const today = dayIn(timezone, ctx.now())
  const id = newId()
  const alert = alertId ? { id: alertId, from: await linkAlert(tx, ctx, alertId, id) } : null
  await insert(tx, ctx, { id, today, input, alert })
  const { name } = input
  await recordAudit(tx, ctx, { action: 'project.created', subjectId: id, details: { name } })
  await recordActivity(tx, ctx, { projectId: id, kind: 'created', details: alert ? { alertId: alert.id } : {} })
  await notifyProject(tx, ctx, { what: 'added', projectId: id, name, userIds: membersOf(input) })
  return id
}

export const membersOf = ({ ownerId, team }: Pick<ProjectFields, 'ownerId' | 'team'>): string[] => [
  ...new Set([...(ownerId ? [ownerId] : []), ...team]),
]

interface NewProject {
  id: string
  today: string
  input: ProjectFields
  /** The alert that it is started from, and the first day of its week. */
  alert: { id: string; from: string } | null
}

async function insert(tx: Tx, ctx: Ctx, { id, today, input, alert }: NewProject): Promise<void> {
  const dates = settleDates(input, { today, createdOn: today })
  await prepared(
    tx,
    'projects.create',
    `insert into app.projects (company_id, id, brand_id, name, description, status, owner_id, team, due_on, topics,
       product_ids, count_from, count_from_set, started_on, shipped_on, change, on_hold_since, created_by, created_at, updated_at,
       alert_id, alert_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19, $20, $21)`,
    [
      ctx.companyId,
      id,
      ctx.brandId,
      input.name,
      input.description,
      input.status,
      input.ownerId,
      [...new Set(input.team)],
      input.dueOn,
      [...new Set(input.topics)],
      [...new Set(input.products)],
      dates.countFrom,
      dates.countFromSet,
      dates.startedOn,
      dates.shippedOn,
      input.change,
      input.status === 'on-hold' ? today : null,
      ctx.actor?.userId ?? null,
      ctx.now(),
      alert?.id ?? null,
      alert?.from ?? null,
    ],
  )
}
