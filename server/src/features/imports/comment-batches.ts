import type { Ctx } from '../../context.ts'
import { nameComments, newComment, sortComments, storeImported, type FileComment } from '../comments/index.ts'
import type { Tx } from '../../db/database.ts'
import { defaultInstant } from './default-date.ts'
import type { Batch, Batches } from './batches.ts'
import { recordStep, type ImportRun } from './import-run.ts'
import { commentReader, type ImportedComment } from '../../import-files/index.ts'
import { createYielder } from './yield-to-event-loop.ts'
import { atOneMoment, writeBefore, writeRejected, type RejectedRow } from './write-import.ts'

export function commentBatches(
  ctx: Ctx,
  run: ImportRun,
  columns: string[],
  locale: { timezone: string; language: string },
): Batches {
  const read = commentReader(columns, run.plan.mapping, { timezone: locale.timezone, importedAt: run.begunAt })
  const defaultAt = defaultInstant(run.plan, locale.timezone)
  const source = { importId: run.importId, ...locale, importedAt: run.begunAt, defaultAt }
  return {
    skip: () => undefined,
    prepare: async (batch) => {
      const { found, rejects } = await readRows(batch, read)
      const named = nameComments(source, found)
      const sorted = await ctx.tx((tx) => sortComments(tx, ctx, named))
      const fresh: { found: (typeof named)[number]; row: ReturnType<typeof newComment> }[] = []
      const yieldIfDue = createYielder()
      for (const one of sorted.fresh) {
        fresh.push({ found: one, row: newComment(ctx, source, one) })
        await yieldIfDue()
      }
      // Keeps only what is stored while it waits.
      const [count, step] = [found.length, { from: batch.from, rows: batch.to, done: batch.done }]
      const changed = sorted.changed
      const store = async (tx: Tx, now: Ctx): Promise<boolean> => {
        const stored = await storeImported(tx, now, source, { fresh, changed })
        await writeBefore(tx, now, run.importId, stored.before)
        await writeRejected(tx, now, run.importId, rejects)
        const { created, updated } = stored
        const unchanged = count - created - updated
        return recordStep(tx, now, run, { ...step, created, updated, unchanged, rejected: rejects.length })
      }
      return () => ctx.tx((tx) => store(tx, atOneMoment(ctx)))
    },
  }
}

async function readRows(
  batch: Batch,
  read: ReturnType<typeof commentReader>,
): Promise<{ found: FileComment[]; rejects: RejectedRow[] }> {
  const found: FileComment[] = []
  const rejects: RejectedRow[] = []
  const yieldIfDue = createYielder()
  for (const { line, cells, bad } of batch.rows) {
    await yieldIfDue()
    const results = bad === undefined ? read(cells) : [{ bad }]
    for (const one of results) {
      if ('ok' in one) found.push(fileComment(line, one.ok))
      else rejects.push({ line, reason: one.bad, cells })
    }
  }
  return { found, rejects }
}

const fileComment = (line: number, { url, ...comment }: ImportedComment): FileComment => ({
  line,
  permalink: url,
  ...comment,
})
