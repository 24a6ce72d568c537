import type { ProjectEffect } from '@bizamply/contract/project-effect'
import type { ProjectPage } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import { countLinked, listRows } from '../comments/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { readActivity } from './activity.ts'
import { presentLinked } from './present-linked.ts'
import { readEffect } from './read-effect.ts'
import { findProject, presentCommon, readNamed, type ProjectRow } from './project-rows.ts'
import { findTasks, presentTasks } from './task-rows.ts'

/** Null for a project without topics and products, which contains only comments linked by hand. */
export const effectOf = async (tx: Tx, ctx: Ctx, row: ProjectRow, today: string): Promise<ProjectEffect | null> =>
  row.topics.length + row.product_ids.length === 0
    ? null
    : readEffect(tx, ctx, {
        topics: row.topics,
        productIds: row.product_ids,
        countFrom: row.count_from,
        startedOn: row.started_on,
        shippedOn: row.shipped_on,
        alertFrom: row.alert_from,
        today,
      })

/** Items of each list in the first view. */
const first = { comments: 5, activity: 20 } as const

export const readProject = (ctx: Ctx, projectId: string): Promise<ProjectPage> =>
  ctx.tx((tx) => readPage(tx, ctx, projectId))

export async function readPage(tx: Tx, ctx: Ctx, projectId: string): Promise<ProjectPage> {
  const row = await findProject(tx, ctx, projectId)
  const { timezone } = await readBrand(tx, ctx)
  const today = dayIn(timezone, ctx.now())
  const [named, tasks, linked, comments, activity, effect] = await pipeline([
    readNamed(tx, ctx, [row]),
    findTasks(tx, ctx, projectId),
    countLinked(tx, ctx, { projectId }),
    listRows(tx, ctx, { project: projectId, triageState: ['shown'], limit: first.comments }),
    readActivity(tx, ctx, { projectId, limit: first.activity }),
    effectOf(tx, ctx, row, today),
  ])
  return {
    ...presentCommon(row, named),
    countFrom: row.count_from,
    countFromSet: row.count_from_set,
    alertFrom: row.alert_from,
    startedOn: row.started_on,
    shippedOn: row.shipped_on,
    change: row.change,
    taskList: await presentTasks(tx, ctx, tasks),
    linked,
    comments: comments.map((comment) => presentLinked(comment, row.topics)),
    activity: activity.rows,
    activityCursor: activity.nextCursor,
    effect,
    today,
  }
}
