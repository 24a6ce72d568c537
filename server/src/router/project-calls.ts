import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  addNote,
  addTask,
  archiveProject,
  changeProject,
  changeTask,
  createProject,
  linkComments,
  listActivity,
  listProjects,
  previewProject,
  readProject,
  removeNote,
  removeTask,
  restoreProject,
  unlinkComments,
} from '../features/projects/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().projects
const done = { success: true as const }

export function projectCalls() {
  return {
    list: os.list.handler(async ({ context, input }) => {
      const { rows, nextCursor, ...rest } = await listProjects(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit }, ...rest }
    }),
    preview: os.preview.handler(async ({ context, input }) => ok(await previewProject(member(context), input))),
    create: os.create.handler(async ({ context, input }) =>
      ok(await createProject(member(context), input, context.idempotencyKey)),
    ),
    get: os.get.handler(async ({ context, input }) => ok(await readProject(member(context), input.projectId))),
    update: os.update.handler(async ({ context, input }) => ok(await changeProject(member(context), input))),
    archive: os.archive.handler(async ({ context, input }) => {
      await archiveProject(member(context), input.projectId)
      return done
    }),
    restore: os.restore.handler(async ({ context, input }) =>
      ok(await restoreProject(member(context), input.projectId)),
    ),
    addTask: os.addTask.handler(async ({ context, input }) =>
      ok(await addTask(member(context), input, context.idempotencyKey)),
    ),
    changeTask: os.changeTask.handler(async ({ context, input }) => ok(await changeTask(member(context), input))),
    removeTask: os.removeTask.handler(async ({ context, input }) => {
      await removeTask(member(context), input)
      return done
    }),
    link: os.link.handler(async ({ context, input }) => ok({ changed: await linkComments(member(context), input) })),
    unlink: os.unlink.handler(async ({ context, input }) =>
      ok({ changed: await unlinkComments(member(context), input) }),
    ),
    activity: os.activity.handler(async ({ context, input }) => {
      const { rows, nextCursor } = await listActivity(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit } }
    }),
    addNote: os.addNote.handler(async ({ context, input }) =>
      ok(await addNote(member(context), input, context.idempotencyKey)),
    ),
    removeNote: os.removeNote.handler(async ({ context, input }) => {
      await removeNote(member(context), input)
      return done
    }),
  }
}
