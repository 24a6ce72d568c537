import type { Note } from '@bizamply/contract/triage'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { createOnce } from '../../db/idempotency-keys.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { notifyMentioned } from '../notifications/index.ts'
import { emitComments } from '../../db/events.ts'
import { lockAll } from './lock-comments.ts'
import { actorOf, requireMembers } from './members.ts'

const NOTES_AT_MOST = 200

interface NewNote {
  commentId: string
  text: string
  mentions: string[]
}

/** Adds an internal note. A retry with the same key returns the note of the first request. */
export async function addNote(ctx: Ctx, note: NewNote, key = ''): Promise<Note> {
  return ctx.tx(async (tx) => {
    await lockAll(tx, ctx, [note.commentId])
    return createOnce(tx, ctx, { call: 'note', key, request: note }, () => insertNote(tx, ctx, note))
  })
}

async function insertNote(tx: Tx, ctx: Ctx, { commentId, text, ...rest }: NewNote): Promise<Note> {
  const mentions = [...new Set(rest.mentions)]
  await requireMembers(tx, ctx, mentions)
  const note = { id: newId(), at: ctx.now() }
  await prepared(
    tx,
    'notes.add',
    `insert into app.comment_notes (company_id, id, comment_id, user_id, text, mentions, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ctx.companyId, note.id, commentId, actorOf(ctx), text, mentions, note.at],
  )
  const notes = await count(tx, ctx, commentId)
  if (notes > NOTES_AT_MOST) {
    throw new AppError('BAD_REQUEST', { message: `A review can have up to ${NOTES_AT_MOST} notes.` })
  }
  await notifyMentioned(tx, ctx, { commentId, noteId: note.id, userIds: mentions })
  await emitComments(tx, ctx, [commentId])
  const author = { id: actorOf(ctx), name: ctx.actor?.name ?? '' }
  return { id: note.id, text, mentions, author, createdAt: note.at.toISOString() }
}

/** Only its author can delete a note. */
export async function removeNote(ctx: Ctx, noteId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [note] = await prepared<{ comment_id: string; user_id: string }>(
      tx,
      'notes.find',
      `select n.comment_id, n.user_id from app.comment_notes n
       join app.comments c on c.company_id = n.company_id and c.id = n.comment_id
       where n.company_id = $1 and n.id = $2 and c.brand_id = $3`,
      [ctx.companyId, noteId, ctx.brandId],
    )
    if (!note) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this note.' })
    if (note.user_id !== actorOf(ctx)) {
      throw new AppError('FORBIDDEN', { message: 'You can only delete your own notes.' })
    }
    await lockAll(tx, ctx, [note.comment_id])
    await prepared(tx, 'notes.remove', 'delete from app.comment_notes where company_id = $1 and id = $2', [
      ctx.companyId,
      noteId,
    ])
    await count(tx, ctx, note.comment_id)
    await emitComments(tx, ctx, [note.comment_id])
  })
}

async function count(tx: Tx, ctx: Ctx, commentId: string): Promise<number> {
  const [row] = await prepared<{ notes: number }>(
    tx,
    'notes.count',
    `update app.comments set notes = (select count(*) from app.comment_notes where company_id = $1 and comment_id = $2)
     where company_id = $1 and id = $2 returning notes`,
    [ctx.companyId, commentId],
  )
  return row?.notes ?? 0
}

export async function readNotes(tx: Tx, ctx: Ctx, commentId: string): Promise<Note[]> {
  const rows = await prepared<{
    id: string
    text: string
    mentions: string[]
    user_id: string
    name: string
    created_at: Date
  }>(
    tx,
    'notes.list',
    `select n.id, n.text, n.mentions, n.user_id, coalesce(u.name, '') as name, n.created_at from app.comment_notes n
     left join app.users u on u.id = n.user_id where n.company_id = $1 and n.comment_id = $2 order by n.created_at, n.id`,
    [ctx.companyId, commentId],
  )
  return rows.map(({ user_id, name, created_at, ...note }) => ({
    ...note,
    author: { id: user_id, name },
    createdAt: created_at.toISOString(),
  }))
}
