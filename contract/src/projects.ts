import { z } from 'zod'
import { alert } from './alerts.ts'
import { audited, call, unaudited } from './call.ts'
import { availabilities } from './features.ts'
import { sizes } from './limits.ts'
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
import { topicNames } from './reading-names.ts'

export * from './project-rules.ts'
export * from './project-shapes.ts'

const int = z.number().int()
const write = call.meta({ who: 'member', permission: 'projects.manage' })
const history = unaudited('project-history')
const onePage = z.object({ success: z.literal(true), data: projectPage })
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
      summary: 'Projects of the brand under the filters, what the tiles and chips count, and whether the plan has them',
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
        /** Under every filter but the status. */
        counts: z.record(z.enum(projectStatuses), int),
        /** Of all projects of the brand that aren't archived. */
        tiles: z.object({
          total: int,
          tasks: int,
          openTasks: int,
          inProgress: int,
          late: int,
          dueSoon: int,
          completed: int,
          onHold: int,
          /** Day since which the longest is on hold. */
          onHoldSince: z.string().nullable(),
          archived: int,
        }),
        today: z.string(),
        /** The strongest alert that no project is about; only with the first page, and only where projects can be started. */
        suggestion: alert.nullable(),
        /** New projects need it; existing ones can be read without. */
        availability: z.enum(availabilities),
      }),
    ),
  preview: call
    .route({ method: 'GET', path: '/api/projects/preview', summary: 'How many comments a new project would link' })
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
      z.object({
        success: z.literal(true),
        data: z.object({
          /** At most `sizes.countStop`. */
          comments: int,
          pending: int,
          from: z.string(),
        }),
      }),
    ),
  create: write
    .meta(audited('project.created'))
    .route({ method: 'POST', path: '/api/projects', summary: 'Start a project; 403 PLAN_LIMIT without the plan' })
    .input(projectFields.extend({ alertId: z.uuid('Invalid alert ID').nullish() }))
    .output(onePage),
  get: call
    .route({ method: 'GET', path: '/api/projects/{projectId}', summary: 'One project with its tasks and its effect' })
    .input(z.object({ projectId }))
    .output(onePage),
  update: write
    .meta(audited('project.changed'))
    .route({
      method: 'PUT',
      path: '/api/projects/{projectId}',
      summary: 'Change a project; fields that are left out stay. 409 if `version` is not the stored one',
    })
    .input(projectChanges.extend({ projectId, version: int.min(1) }))
    .output(onePage),
  archive: write
    .meta(audited('project.archived'))
    .route({ method: 'DELETE', path: '/api/projects/{projectId}', summary: 'Archive a project; it can be restored' })
    .input(z.object({ projectId }))
    .output(done),
  restore: write
    .meta(audited('project.restored'))
    .route({ method: 'POST', path: '/api/projects/{projectId}/restore', summary: 'Undo archiving' })
    .input(z.object({ projectId }))
    .output(onePage),
  addTask: write
    .meta(history)
    .route({ method: 'POST', path: '/api/projects/{projectId}/tasks', summary: 'Add a task at the end' })
    .input(taskFields.extend({ projectId }))
    .output(z.object({ success: z.literal(true), data: projectTask })),
  changeTask: write
    .meta(history)
    .route({
      method: 'PUT',
      path: '/api/projects/{projectId}/tasks/{taskId}',
      summary: 'Change a task, check it off, or move it; fields that are left out stay',
    })
    .input(
      taskChanges
        .extend({
          projectId,
          taskId,
          done: z.boolean().optional(),
          /** Moves it behind this task; null is the first place. */
          after: taskId.nullable().optional(),
        })
        .refine(({ projectId: _project, taskId: _task, ...changes }) => Object.keys(changes).length > 0, {
          path: ['title'],
          message: 'Send at least one field to change',
        }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(projectTask) })),
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
      summary: 'Link comments manually, including ones that were unlinked',
    })
    .input(z.object({ projectId, commentIds }))
    .output(z.object({ success: z.literal(true), data: z.object({ changed: int }) })),
  unlink: write
    .meta(history)
    .route({
      method: 'DELETE',
      path: '/api/projects/{projectId}/comments',
      summary: 'Unlink comments; they are not linked again automatically',
    })
    .input(z.object({ projectId, commentIds }))
    .output(z.object({ success: z.literal(true), data: z.object({ changed: int }) })),
  activity: call
    .route({ method: 'GET', path: '/api/projects/{projectId}/activity', summary: 'Notes and history, newest first' })
    .input(z.object({ projectId, cursor, limit: pageLimit }))
    .output(z.object({ success: z.literal(true), data: z.array(projectActivity), pagination: page })),
  addNote: write
    .meta(history)
    .route({ method: 'POST', path: '/api/projects/{projectId}/notes', summary: 'Add a note' })
    .input(z.object({ projectId, text: noteText }))
    .output(z.object({ success: z.literal(true), data: projectActivity })),
  removeNote: write
    .meta(history)
    .route({
      method: 'DELETE',
      path: '/api/projects/{projectId}/notes/{noteId}',
      summary: 'Remove a note of your own',
    })
    .input(z.object({ projectId, noteId: z.uuid('Invalid note ID') }))
    .output(done),
}
