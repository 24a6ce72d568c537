import { projectLimits, type ProjectActivity, type ProjectEvent } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { createOnce } from '../../db/idempotency-keys.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { AppError } from '../../errors.ts'
import { findProject, readNamed } from './project-rows.ts'
import { recordActivity } from './record-activity.ts'

interface Row {
  id: string
  kind: ProjectEvent | 'note'
  user_id: string | null
  text: string | null
  details: Record<string, unknown>
  created_at: Date
}

export interface ActivityPage {
  rows: ProjectActivity[]
  nextCursor: string | null
}

/** Notes and history, newest first. */
export async function readActivity(
  tx: Tx,
  ctx: Ctx,
  { projectId, cursor, limit }: { projectId: string; cursor?: string | undefined; limit: number },
): Promise<ActivityPage> {
  const after = readTimeCursor(cursor)
  const rows = await prepared<Row>(
    tx,
    'projects.activity',
    `select id, kind, user_id, text, details, created_at from app.project_activities
     where company_id = $1 and project_id = $2 and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
     order by created_at desc, id desc limit $5`,
    [ctx.companyId, projectId, after?.at ?? null, after?.id ?? null, limit + 1],
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: await present(tx, ctx, page),
    nextCursor: last && rows.length > limit ? timeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

export async function listActivity(
  ctx: Ctx,
  query: { projectId: string; cursor?: string | undefined; limit: number },
): Promise<ActivityPage> {
  readTimeCursor(query.cursor)
  return ctx.tx(async (tx) => {
    await findProject(tx, ctx, query.projectId)
    return readActivity(tx, ctx, query)
  })
}

async function present(tx: Tx, ctx: Ctx, rows: Row[]): Promise<ProjectActivity[]> {
  const { people } = await readNamed(
    tx,
    ctx,
    [],
    rows.flatMap(({ user_id: id }) => id ?? []),
  )
  return rows.map(({ id, kind, text, details, user_id: userId, created_at: at }) => ({
    id,
    kind,
    at: at.toISOString(),
    who: (userId && people.get(userId)) || null,
    text,
    details,
  }))
}

interface NewNote {
  projectId: string
  text: string
}

/** A retry with the same key returns the note of the first request. */
export async function addNote(ctx: Ctx, note: NewNote, key = ''): Promise<ProjectActivity> {
  return ctx.tx(async (tx) => {
    await findProject(tx, ctx, note.projectId, true)
    return createOnce(tx, ctx, { call: 'project-note', key, request: note }, () => insertNote(tx, ctx, note))
  })
}

async function insertNote(tx: Tx, ctx: Ctx, { projectId, text }: NewNote): Promise<ProjectActivity> {
  const [there] = await prepared<{ count: number }>(
    tx,
    'projects.count-notes',
    `select count(*)::int as count from app.project_activities
     where company_id = $1 and project_id = $2 and kind = 'note'`,
    [ctx.companyId, projectId],
  )
  if ((there?.count ?? 0) >= projectLimits.notes) {
    throw new AppError('CONFLICT', { message: `A project can have up to ${projectLimits.notes} notes.` })
  }
  const id = await recordActivity(tx, ctx, { projectId, kind: 'note', text })
  const who = ctx.actor && { id: ctx.actor.userId, name: ctx.actor.name }
  return { id, kind: 'note', at: ctx.now().toISOString(), who, text, details: {} }
}

/** Only the author can. */
export async function removeNote(
  ctx: Ctx,
  { projectId, noteId }: { projectId: string; noteId: string },
): Promise<void> {
  await ctx.tx(async (tx) => {
    await findProject(tx, ctx, projectId, true)
    const [note] = await prepared<{ user_id: string | null }>(
      tx,
      'projects.find-note',
      `select user_id from app.project_activities where company_id = $1 and project_id = $2 and id = $3 and kind = 'note'`,
      [ctx.companyId, projectId, noteId],
    )
    if (!note) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this note.' })
    if (note.user_id !== ctx.actor?.userId) {
      throw new AppError('FORBIDDEN', { message: 'You can only remove your own notes.' })
    }
    await prepared(tx, 'projects.remove-note', 'delete from app.project_activities where company_id = $1 and id = $2', [
      ctx.companyId,
      noteId,
    ])
    await emit(tx, ctx, 'project', [projectId])
  })
}
