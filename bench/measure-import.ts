import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryFlags, memorySettings } from '../scripts/memory-flags.mjs'
import type { Caller } from '../server/src/testing/caller.ts'
import { startChild } from '../server/src/testing/child.ts'
import { importJob } from '../server/src/features/imports/index.ts'
import { jobEnd, sendFile, type Ended } from '../server/src/testing/import-file.ts'
import { root } from './child.ts'
import { inProcess, makeCompany, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { generateReviews } from './generate-reviews.ts'
import { generateWorkbook } from './generate-workbook.ts'
import { median } from './interleave.ts'
import { copyStored, upsertRaw } from './upsert-raw.ts'

const ROWS = Number(process.env['BENCH_IMPORT_ROWS'] ?? 100_000)
const ROUNDS = 2
const LARGE = 50 * 1024 * 1024
const NEW_LINE = 10
/** Rows of a workbook of 12 MB. */
const BOOK = 155_000

/** Imports a generated file, compared with a raw upsert of the same rows; then both again, unchanged. */
export async function measureImport(environment: Environment): Promise<Figure[]> {
  const file = generateReviews(ROWS)
  const times = { ours: [] as number[], raw: [] as number[], again: [] as number[], rawAgain: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, theirs] = [await makeCompany(environment), await makeCompany(environment)]
    const caller = await signIn(ours, inProcess(environment))
    times.ours.push(await timed(() => importOnce(environment, ours, caller, file, { created: ROWS })))
    const stored = await copyStored(environment, ours, theirs)
    await environment.owner.query('vacuum analyze app.comments')
    times.raw.push(await timed(() => upsertRaw(environment, theirs, stored)))
    await environment.owner.query('vacuum analyze app.comments')
    times.rawAgain.push(await timed(() => upsertRaw(environment, theirs, stored)))
    times.again.push(await timed(() => importOnce(environment, ours, caller, file, { unchanged: ROWS })))
  }
  const perSecond = (all: number[]): number => (ROWS / median(all)) * 1000
  return [
    ratio('import / raw array upsert', perSecond(times.ours), perSecond(times.raw), 0.25),
    ratio('unchanged import / raw unchanged upsert', perSecond(times.again), perSecond(times.rawAgain), 0.4),
    await memory(environment, { name: 'a CSV file of 50 MB', fileName: 'reviews.csv', bytes: largeFile() }),
    await memory(environment, {
      name: 'an Excel workbook of 12 MB',
      fileName: 'reviews.xlsx',
      bytes: generateWorkbook(BOOK),
    }),
  ]
}

const ratio = (name: string, ours: number, raw: number, least: number): Figure => ({
  name,
  value: ours / raw,
  unit: 'x',
  bound: { least },
  from: `${ours.toFixed(0)} / s against ${raw.toFixed(0)} / s, ${ROWS.toLocaleString('en')} rows, file sent and job done`,
})

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function importOnce(
  { app }: Environment,
  { companyId }: Company,
  caller: Caller,
  file: string,
  expected: Record<string, number>,
): Promise<void> {
  const answer = await sendFile(caller, file)
  const jobId = String(answer.json['jobId'] as unknown)
  await importJob(app.services, { companyId, jobId }, AbortSignal.timeout(600_000))
  expectCounts(await jobEnd(caller, jobId, 600_000), expected)
}

function expectCounts(ended: Ended, expected: Record<string, number>): void {
  for (const [name, count] of Object.entries(expected)) {
    const found = (ended.result as unknown as Record<string, unknown>)[name]
    if (found !== count) throw new Error(`import: ${name} is ${String(found)} instead of ${count}`)
  }
}

function largeFile(): Buffer {
  const large = Buffer.from(generateReviews(Math.ceil(LARGE / 200))).subarray(0, LARGE)
  return large.subarray(0, large.lastIndexOf(NEW_LINE) + 1)
}

/** Peak memory of a separate server while it receives and imports a file. */
async function memory(
  environment: Environment,
  { name, fileName, bytes }: { name: string; fileName: string; bytes: Buffer },
): Promise<Figure> {
  const company = await makeCompany(environment)
  const start = () =>
    startChild({
      url: environment.appUrl,
      ownerUrl: environment.ownerUrl,
      outbound: 'http://127.0.0.1:9',
      flags: memoryFlags,
      // Started as by `npm start`: compiled code is cached across starts.
      env: { ...memorySettings, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') },
    })
  const first = await start()
  first.signal('SIGTERM')
  await first.ended
  const child = await start()
  const caller = await signIn(company, (request) => fetch(child.url + pathOf(request), request))
  const answer = await sendFile(caller, bytes, { name: fileName })
  const ended = await jobEnd(caller, String(answer.json['jobId'] as unknown), 900_000)
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  child.signal('SIGTERM')
  await child.ended
  return {
    name: `memory while importing ${name}, at most`,
    value: Number(kilobytes) / 1024,
    unit: 'MB',
    bound: { most: 320 },
    from: `${ended.result.created.toLocaleString('en')} comments of ${(bytes.length / 1024 / 1024).toFixed(0)} MB, peak of a whole server`,
  }
}

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
