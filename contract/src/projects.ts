import { z } from 'zod'
import { alert } from './alerts.ts'
import { audited, call, repeatable, response, unaudited } from './call.ts'
import { availabilities } from './features.ts'
import { sizes } from './size-limits.ts'
import { cursor, page, pageLimit } from './paging.ts'
import {
  noteText,
  projectActivity,
  projectChanges,
  projectFields,
  projectId,
  projectPage,
  projectRow,
  projectTask,
  taskChanges,
  taskFields,
} from './project-shapes.ts'
import { projectDues, projectLimits, projectOrders, projectStatuses } from './project-rules.ts'
import { topicNames } from './topics-and-risks.ts'

export * from './project-rules.ts'
export * from './project-shapes.ts'

const int = z.number().int()
const write = call.meta({ who: 'member', permission: 'projects.manage' })
const history = unaudited('project-history')
const onePage = response(projectPage)
const done = z.object({ success: z.literal(true) })
const person = z.string().regex(/^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'Invalid member')
const partsOf = (text: string): string[] => text.split(',').filter((part) => part !== '')
const taskId = z.uuid('Invalid task ID')
const commentIds = z.array(z.uuid('Invalid comment ID')).min(1).max(sizes.triageComments)

/** Improvement projects: what customers complain about, the work on it, and whether it helped. */
export const projects = {
  list: call
    .route({
      method: 'GET',
      path: '/api/projects',
      summary: 'List the brand’s projects with filters and counts, and whether the plan includes projects',
    })
    .input(
      z.object({
        search: z.string().trim().max(sizes.search).optional(),
        status: z.enum(projectStatuses).optional(),
        owner: person.optional(),
        product: z.uuid('Invalid product ID').optional(),
        topic: z.enum(topicNames).optional(),
        due: z.enum(projectDues).optional(),
        archived: z.enum(['yes']).optional(),
        sort: z.enum(projectOrders).default('changed'),
        cursor,
        limit: pageLimit,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(projectRow),
        pagination: page,
        /** Matches every filter except the status. */
        counts: z.record(z.enum(projectStatuses), int),
        /** All projects of the brand that aren't archived. */
        tiles: z.object({
          total: int,
          tasks: int,
          openTasks: int,
          inProgress: int,
          late: int,
          dueSoon: int,
          completed: int,
          onHold: int,
          /** Since when the longest-waiting project has been on hold. */
          onHoldSince: z.string().nullable(),
          archived: int,
        }),
        today: z.string(),
        /**
         * The strongest alert without a project; only on the first page, and only for users who can
         * start projects.
         */
        suggestion: alert.nullable(),
        /** Starting a project requires the feature; existing projects can be read without it. */
        availability: z.enum(availabilities),
      }),
    ),
  preview: call
    .route({ method: 'GET', path: '/api/projects/preview', summary: 'Count the reviews a new project would link' })
    .input(
      z.object({
        /** Joined by commas. */
        topics: z
          .string()
          .max(200)
          .default('')
          .transform(partsOf)
          .pipe(z.array(z.enum(topicNames)).max(projectLimits.topics)),
        products: z
          .string()
          .max(1000)
          .default('')
          .transform(partsOf)
          .pipe(z.array(z.uuid('Invalid product ID')).max(projectLimits.products)),
        from: z.iso.date('Use a date like 2026-11-21').optional(),
      }),
    )
    .output(
      response(
        z.object({
          /** At most `sizes.countStop`. */
          comments: int,
          pending: int,
          from: z.string(),
        }),
      ),
    ),
  create: write
    .meta(repeatable)
    .meta(audited('project.created'))
    .route({
      method: 'POST',
      path: '/api/projects',
      summary: 'Start a project. Returns 403 PLAN_LIMIT if the plan doesn’t include projects',
    })
    .input(projectFields.extend({ alertId: z.uuid('Invalid alert ID').nullish() }))
    .output(onePage),
  get: call
    .route({ method: 'GET', path: '/api/projects/{projectId}', summary: 'Get a project with its tasks and results' })
    .input(z.object({ projectId }))
    .output(onePage),
  update: write
    .meta(audited('project.changed'))
    .route({
      method: 'PUT',
      path: '/api/projects/{projectId}',
      summary: 'Update a project. Omitted fields stay the same. Returns 409 if `version` isn’t the latest',
    })
    .input(projectChanges.extend({ projectId, version: int.min(1) }))
    .output(onePage),
  archive: write
    .meta(audited('project.archived'))
    .route({ method: 'DELETE', path: '/api/projects/{projectId}', summary: 'Archive a project. You can restore it' })
    .input(z.object({ projectId }))
    .output(done),
  restore: write
    .meta(audited('project.restored'))
    .route({ method: 'POST', path: '/api/projects/{projectId}/restore', summary: 'Restore an archived project' })
    .input(z.object({ projectId }))
    .output(onePage),
  addTask: write
    .meta(repeatable)
    .meta(history)
    .route({ method: 'POST', path: '/api/projects/{projectId}/tasks', summary: 'Add a task at the end' })
    .input(taskFields.extend({ projectId }))
    .output(response(projectTask)),
  changeTask: write
    .meta(history)
    .route({
      method: 'PUT',
      path: '/api/projects/{projectId}/tasks/{taskId}',
      summary: 'Update, complete or move a task. Omitted fields stay the same',
    })
    .input(
      taskChanges
        .extend({
          projectId,
          taskId,
          done: z.boolean().optional(),
          /** Moves it after this task; null moves it to the top. */
          after: taskId.nullable().optional(),
        })
        .refine(({ projectId: _project, taskId: _task, ...changes }) => Object.keys(changes).length > 0, {
          path: ['title'],
          message: 'Send at least one field to change',
        }),
    )
    .output(response(z.array(projectTask))),
  removeTask: write
    .meta(history)
    .route({ method: 'DELETE', path: '/api/projects/{projectId}/tasks/{taskId}', summary: 'Remove a task' })
    .input(z.object({ projectId, taskId }))
    .output(done),
  link: write
    .meta(history)
    .route({
      method: 'POST',
      path: '/api/projects/{projectId}/comments',
      summary: 'Link reviews manually, including unlinked ones',
    })
    .input(z.object({ projectId, commentIds }))
    .output(response(z.object({ changed: int }))),
  unlink: write
    .meta(history)
    .route({
      method: 'DELETE',
      path: '/api/projects/{projectId}/comments',
      summary: 'Unlink reviews. They aren’t linked again automatically',
    })
    .input(z.object({ projectId, commentIds }))
    .output(response(z.object({ changed: int }))),
  activity: call
    .route({
      method: 'GET',
      path: '/api/projects/{projectId}/activity',
      summary: 'List notes and activity, newest first',
    })
    .input(z.object({ projectId, cursor, limit: pageLimit }))
    .output(z.object({ success: z.literal(true), data: z.array(projectActivity), pagination: page })),
  addNote: write
    .meta(repeatable)
    .meta(history)
    .route({ method: 'POST', path: '/api/projects/{projectId}/notes', summary: 'Add a note' })
    .input(z.object({ projectId, text: noteText }))
    .output(response(projectActivity)),
  removeNote: write
    .meta(history)
    .route({
      method: 'DELETE',
      path: '/api/projects/{projectId}/notes/{noteId}',
      summary: 'Delete your own note',
    })
    .input(z.object({ projectId, noteId: z.uuid('Invalid note ID') }))
    .output(done),
}
