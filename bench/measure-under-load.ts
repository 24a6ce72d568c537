import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '../server/src/testing/caller.ts'
import { jobEnd, sendFile } from '../server/src/testing/import-file.ts'
import { makeCompany, overHttp, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { generateReviews } from './generate-reviews.ts'
import { INBOX, read } from './measure-inbox.ts'
import { startOurs } from './measure-throughput.ts'

const ROWS = Number(process.env['BENCH_IMPORT_ROWS'] ?? 100_000)
const CALLS = 400
/** Pause between two calls of a user who reads their inbox. */
const PAUSE_MS = 20

interface Heavy {
  name: string
  /** Works until it is stopped or done. */
  run: (stopped: AbortSignal) => Promise<void>
}

/** The inbox of a running product while it's under heavy load, compared with before and after. */
export async function measureUnderLoad(environment: Environment, company: Company, port: number): Promise<Figure[]> {
  const product = await startOurs(environment, port)
  try {
    const reader = await signIn(company, overHttp(port))
    const year = yearsAnalytics(await signIn(company, overHttp(port)))
    const one = await imports(environment, port)
    const both = atOnce(year, await imports(environment, port))
    await readFor(reader, CALLS)
    const figures: Figure[] = []
    for (const heavy of [year, one, both]) figures.push(await underLoad(reader, heavy))
    return figures
  } finally {
    await product.stop()
  }
}

async function underLoad(reader: Caller, heavy: Heavy): Promise<Figure> {
  const before = await readFor(reader, CALLS)
  const stop = new AbortController()
  let over = false
  const work = heavy.run(stop.signal).finally(() => (over = true))
  const during: number[] = []
  while (!over && during.length < 2 * CALLS) during.push(...(await readFor(reader, 1)))
  stop.abort()
  await work
  const quiet = p95([...before, ...(await readFor(reader, CALLS))])
  return {
    name: `inbox p95 during ${heavy.name} / quiet`,
    value: p95(during) / quiet,
    unit: 'x',
    bound: { most: 4 },
    aim: 2,
    from: `${p95(during).toFixed(1)} ms of ${during.length} calls / ${quiet.toFixed(1)} ms, every ${PAUSE_MS} ms, one process`,
  }
}

async function readFor(reader: Caller, calls: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const began = performance.now()
    await read(reader, INBOX)
    times.push(performance.now() - began)
    await pause(PAUSE_MS)
  }
  return times
}

const dayBefore = (n: number): string => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10)

function yearsAnalytics(caller: Caller): Heavy {
  const window = `from=${dayBefore(364)}&to=${dayBefore(0)}`
  const paths = ['/api/dashboard/overview', '/api/analytics/overview'].map((path) => `${path}?${window}`)
  return {
    name: "a year's analytics",
    run: async (stopped) => {
      for (let n = 0; !stopped.aborted; n++) await read(caller, paths[n % paths.length] ?? '')
    },
  }
}

/** Imports a file for a separate company, to the end. */
async function imports(environment: Environment, port: number): Promise<Heavy> {
  const caller = await signIn(await makeCompany(environment), overHttp(port))
  const file = generateReviews(ROWS)
  return {
    name: `an import of ${ROWS.toLocaleString('en')} rows`,
    run: async () => {
      const answer = await sendFile(caller, file)
      const ended = await jobEnd(caller, String(answer.json['jobId'] as unknown), 900_000)
      if (ended.result.created !== ROWS) throw new Error(`import: ${ended.result.created} instead of ${ROWS} created`)
    },
  }
}

/** The first continues until the second ends. */
const atOnce = (endless: Heavy, other: Heavy): Heavy => ({
  name: 'both at once',
  run: async (stopped) => {
    const ended = new AbortController()
    await Promise.all([
      endless.run(AbortSignal.any([stopped, ended.signal])),
      other.run(stopped).finally(() => ended.abort()),
    ])
  },
})

function p95(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}
