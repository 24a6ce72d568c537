import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { storeProducts, type FileProduct } from '../products/index.ts'
import type { Batches } from './batches.ts'
import { recordStep, type ImportRun } from './import-run.ts'
import { productReader, type ImportedProduct } from '../../import-files/index.ts'
import { atOneMoment, writeBefore, writeRejected, type RejectedRow } from './write-import.ts'

export function productBatches(ctx: Ctx, run: ImportRun, columns: string[]): Batches {
  // Tracks the products it saw: later rows of one are its variants.
  const read = productReader(columns, run.plan.mapping)
  return {
    skip: (rows) => {
      for (const { cells, bad } of rows) if (bad === undefined) read(cells)
    },
    prepare: async ({ rows, from, to, done }) => {
      const found: FileProduct[] = []
      const rejects: RejectedRow[] = []
      for (const { line, cells, bad } of rows) {
        for (const one of bad === undefined ? read(cells) : [{ bad }]) {
          if ('ok' in one) found.push(fileProduct(one.ok))
          else rejects.push({ line, reason: one.bad, cells })
        }
      }
      const store = async (tx: Tx, now: Ctx): Promise<boolean> => {
        const { before, ...counts } = await storeProducts(tx, now, run.importId, found)
        await writeBefore(tx, now, run.importId, before)
        await writeRejected(tx, now, run.importId, rejects)
        return recordStep(tx, now, run, { from, rows: to, done, ...counts, rejected: rejects.length })
      }
      return () => ctx.tx((tx) => store(tx, atOneMoment(ctx)))
    },
  }
}

// A handle that replaces a missing id is not the shop's.
const fileProduct = (p: ImportedProduct): FileProduct => ({
  externalId: p.externalId === p.handle ? null : p.externalId,
  handle: p.handle,
  title: p.title.slice(0, 1000),
  details: p.details?.slice(0, 20_000) ?? null,
  pictureUrl: p.pictureUrl?.slice(0, 2000) ?? null,
})
