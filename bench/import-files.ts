import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  commentReader,
  completeMapping,
  guessMapping,
  openTable,
  productReader,
  surveyTable,
  type MappingGuess,
  type Source,
} from '../server/src/import-files/index.ts'
import type { Figure } from './figure.ts'
import { realData } from './real-data.ts'
import { printTable } from './report.ts'

// `npm run bench -- import-files`: runs every file of the real data through the import reader. Row texts are never
// printed.
const hasData = existsSync(realData)
const ALONE = 'made-up'
const folders = ['reviews', 'social', 'replies', 'shopify']

interface FileReport {
  name: string
  rows: number
  /** Comments or products that resulted from them. */
  read: number
  rejects: Map<string, number[]>
  ms: number
  peak: number
}

export async function measure(): Promise<Figure[]> {
  if (!hasData) console.log(`${realData} is missing: only the generated file is measured.`)
  // In a separate process, so that the bench's memory doesn't count.
  const made = JSON.parse(
    execFileSync(process.execPath, [import.meta.filename, ALONE], { encoding: 'utf8' }),
  ) as FileReport
  const reports: FileReport[] = []
  for (const folder of hasData ? folders : [])
    for (const name of readdirSync(join(realData, folder)))
      reports.push(await reportOf(`${folder}/${name}`, () => createReadStream(join(realData, folder, name))))
  const rows = reports.reduce((sum, report) => sum + report.rows, 0)
  const rejected = reports.reduce((sum, { rejects }) => sum + [...rejects.values()].flat().length, 0)
  const figures: Figure[] = [
    {
      name: 'import-files: rejected rows of real files, each with its line and reason',
      value: (100 * rejected) / Math.max(1, rows),
      unit: '%',
      bound: { most: 1 },
      from: `${rejected} of ${rows} rows in ${reports.length} files`,
    },
    {
      name: 'import-files: rows of a 50 MB file read in a second',
      value: made.rows / (made.ms / 1000),
      unit: 'rows/s',
      bound: { least: 10_000 },
      from: `${made.rows} rows in ${made.ms} ms, guess and comments included`,
    },
    {
      name: 'import-files: memory of the process while reading a 50 MB file',
      value: made.peak,
      unit: 'MB',
      bound: { most: 300 },
      from: 'resident, Node itself included',
    },
  ]
  return hasData ? figures : figures.slice(1)
}

async function reportOf(name: string, source: Source, quiet = false): Promise<FileReport> {
  const start = performance.now()
  const table = await openTable(source, name)
  const { sample } = await surveyTable(table)
  const guess = guessMapping(
    table.columns,
    sample.map(({ cells }) => cells),
    name,
  )
  const mapping = completeMapping(guess, {})
  const options = { timezone: 'UTC', importedAt: new Date() }
  const read =
    guess.kind === 'comments' ? commentReader(table.columns, mapping, options) : productReader(table.columns, mapping)
  const report: FileReport = { name, rows: 0, read: 0, rejects: new Map(), ms: 0, peak: 0 }
  for await (const row of table.rows()) {
    report.rows++
    for (const result of row.bad === undefined ? read(row.cells) : [{ bad: row.bad }])
      if ('ok' in result) report.read++
      else note(report.rejects, result.bad, row.line)
    if (report.rows % 1000 === 1) report.peak = Math.max(report.peak, process.memoryUsage.rss() / 1e6)
  }
  report.ms = Math.round(performance.now() - start)
  const packing = table.compressed ? ' in gzip' : ''
  if (!quiet) show(report, `${table.format}${packing}, ${table.encoding}, ${JSON.stringify(table.delimiter)}`, guess)
  return report
}

function note(rejects: Map<string, number[]>, reason: string, line: number): void {
  const kind = reason.replace(/".*"/s, '"…"')
  rejects.set(kind, [...(rejects.get(kind) ?? []), line])
}

function show({ name, rows, read, rejects, ms, peak }: FileReport, what: string, guess: MappingGuess): void {
  const dates = guess.dateOrder ?? (guess.needsDateOrder ? 'asks for the order of dates' : 'dates need no order')
  console.log(`${name}: ${rows} rows, ${read} ${guess.kind}; ${what}; ${ms} ms, ${peak.toFixed(0)} MB`)
  console.log(
    `  ${guess.known ?? 'no known export'}, ${guess.platform}, ${dates}${guess.split ? ', cells joined' : ''}`,
  )
  console.log(
    `  ${Object.entries(guess.fields)
      .map(([field, g]) => `${field}=${g.column} (${g.confidence})`)
      .join(', ')}`,
  )
  for (const [reason, lines] of rejects)
    console.log(
      `  rejected ${lines.length}: ${reason}; lines ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ' …' : ''}`,
    )
}

async function reportMadeUp(): Promise<FileReport> {
  const folder = await mkdtemp(join(tmpdir(), 'bizamply-bench-'))
  try {
    const path = join(folder, 'made-up.csv')
    await pipeline(madeUp, createWriteStream(path))
    return await reportOf('50 MB made up', () => createReadStream(path), true)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function* madeUp(): AsyncIterable<Uint8Array> {
  yield Buffer.from('title,body,rating,review_date,reviewer_name,reviewer_email,product_handle\n')
  for (let piece = 0; piece < 850; piece++) {
    const rows = Array.from({ length: 240 }, (_, at) => {
      const n = piece * 240 + at
      const body = `It is ""number ${n}"" of all, and I would buy it again,<br />as the colour ${n % 997} is lovely &amp; fits\nwell. `
      return `Nice ${n},"${body.repeat(2)}",${(n % 5) + 1},2025-0${(n % 9) + 1}-1${n % 10} 10:11:12 UTC,Ann ${n},a${n}@example.com,mug-${n % 500}\n`
    })
    yield Buffer.from(rows.join(''))
  }
}

if (import.meta.main) {
  if (process.argv[2] === ALONE) console.log(JSON.stringify(await reportMadeUp()))
  else printTable(await measure())
}
