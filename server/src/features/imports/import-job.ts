import type { Batch } from './batches.ts'
import { mostRows } from '@bizamply/contract/imports'
import { inside, type Ctx, type Services } from '../../context.ts'
import { readFile } from '../../files/index.ts'
import { setTotal } from '../../jobs/job-runs.ts'
import { startTimeSlice, noYield, type YieldToOthers } from '../../jobs/fair-queue.ts'
import { readBrandLocale } from './read-brand-locale.ts'
import { commentBatches } from './comment-batches.ts'
import { beginRun, endRun, RunTaken, type ImportRun, type Job } from './import-run.ts'
import { productBatches } from './product-batches.ts'
import { ImportFileError, openTable, type Table, type TableRow } from '../../import-files/index.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

const MOST_ATTEMPTS = 10
const ROWS = 500
const CHARACTERS = 250_000
/** Progress of a packed file is updated after this many bytes. */
const PACKED = 4096

/**
 * Reads the file row by row and stores it in batches, each in one short transaction with its row
 * count, so that a restart continues after the last stored batch.
 */
export async function importJob(
  services: Services,
  job: Job,
  signal: AbortSignal,
  yieldToOthers: YieldToOthers = noYield,
): Promise<void> {
  const run = await beginRun(services, job)
  if (!run) return
  const ctx = inside(services, { companyId: job.companyId, publicId: '', brandId: run.brandId, actor: null })
  if (run.fileId === null || run.size === 0)
    return endRun(ctx, run, 'failed', 'The file is empty or no longer available.')
  if (run.attempts > MOST_ATTEMPTS) return endRun(ctx, run, 'failed', 'The import kept failing at the same row.')
  try {
    const end = run.stopRequested ? 'stopped' : await readAll(ctx, run, run.fileId, { signal, yieldToOthers })
    if (end === 'full') await endRun(ctx, run, 'stopped', FULL)
    else if (end) await endRun(ctx, run, end)
  } catch (error) {
    if (error instanceof RunTaken) return
    if (!(error instanceof ImportFileError)) throw error
    await endRun(ctx, run, 'failed', error.message)
  }
}

const FULL = `A file can have up to ${mostRows.toLocaleString('en')} rows. Import the rest as another file.`

async function readAll(
  ctx: Ctx,
  run: ImportRun,
  fileId: string,
  { signal, yieldToOthers }: { signal: AbortSignal; yieldToOthers: YieldToOthers },
): Promise<'done' | 'stopped' | 'full' | null> {
  const file = fileOf(ctx, fileId)
  const table = await openTable(() => file.source(), run.fileName, run.size)
  if (table.compressed) file.step = PACKED
  if (run.plan.byRows) await setTotal(ctx, run.jobId, await countRows(table))
  const locale = await readBrandLocale(ctx)
  const make = run.plan.kind === 'products' ? productBatches : commentBatches
  const batches = make(ctx, run, table.columns, { ...locale, timezone: run.plan.timezone ?? locale.timezone })
  const progress = (rows: number): number => (run.plan.byRows ? rows : file.read)
  let storing: Promise<boolean> = Promise.resolve(false)
  const slice = startTimeSlice(yieldToOthers)
  let isFull = false
  const some = { ...table, rows: () => firstRows(table, () => (isFull = true)) }
  for await (const batch of inBatches(some, run.rows, progress, (rows) => batches.skip(rows))) {
    const store = await Promise.all([batches.prepare(batch), storing]).then(([next, stop]) => (stop ? null : next))
    if (!store) return 'stopped'
    if (signal.aborted) return null
    storing = store()
    // Awaited with the next batch; handled until then, so that a failure isn't an unhandled rejection.
    storing.catch(() => undefined)
    if (!slice.isOver(batch.to - batch.from)) continue
    if (await storing) return 'stopped'
    await slice.yield()
    if (signal.aborted) return null
  }
  if (await storing) return 'stopped'
  return isFull ? 'full' : 'done'
}

/** The file, how much of it is read, and the step size of progress updates. */
function fileOf(ctx: Ctx, fileId: string) {
  const file = {
    read: 0,
    step: Infinity,
    source: async function* () {
      file.read = 0
      for await (const piece of readFile(ctx, fileId)) {
        for (let at = 0; at < piece.length; at += file.step) {
          const part = piece.subarray(at, at + file.step)
          yield part
          file.read += part.length
        }
      }
    },
  }
  return file
}

async function* firstRows(table: Table, onMore: () => void): AsyncGenerator<TableRow> {
  let count = 0
  for await (const row of table.rows()) {
    if (count++ === mostRows) return onMore()
    yield row
  }
}

async function countRows(table: Table): Promise<number> {
  let count = 0
  for await (const _ of table.rows()) if (++count % 500 === 0) await yieldToEventLoop()
  return count
}

/** Batches after the first `skip` rows; small, so that transactions are short and other work runs in between. */
async function* inBatches(
  table: Table,
  skip: number,
  progress: (rows: number) => number,
  onSkipped: (rows: TableRow[]) => void,
): AsyncGenerator<Batch> {
  let [rows, from, to, characters]: [TableRow[], number, number, number] = [[], skip, 0, 0]
  for await (const row of table.rows()) {
    to++
    if (to % 200 === 0) await yieldToEventLoop()
    if (to <= skip) {
      onSkipped([row])
      continue
    }
    rows.push(row)
    for (const cell of row.cells) characters += cell.length
    if (rows.length < ROWS && characters < CHARACTERS) continue
    yield { rows, from, to, done: progress(to) }
    ;[rows, from, characters] = [[], to, 0]
  }
  if (rows.length > 0) yield { rows, from, to, done: progress(to) }
}
