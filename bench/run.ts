import { makeCompany } from './company.ts'
import type { Figure } from './figure.ts'
import { fillInbox } from './fill-inbox.ts'
import { openGround } from './ground.ts'
import { measureBeside } from './measure-beside.ts'
import { measureCustomers } from './measure-customers.ts'
import { measureDashboard } from './measure-dashboard.ts'
import { measureExport } from './measure-export.ts'
import { measureFilters } from './measure-filters.ts'
import { measureFirstView } from './measure-first-view.ts'
import { measureGenerate } from './measure-generate.ts'
import { measureImport } from './measure-import.ts'
import { measureInbox } from './measure-inbox.ts'
import { measureProjects } from './measure-projects.ts'
import { measureRoutes } from './measure-routes.ts'
import { measureScroll } from './measure-scroll.ts'
import { measureStart } from './measure-start.ts'
import { measureThroughput } from './measure-throughput.ts'
import { measureTransactions } from './measure-transactions.ts'
import { printTable, writeLatest } from './report.ts'

// `npm run bench -- inbox generate` measures only those, and leaves bench/latest.json alone.
const parts = [
  'inbox',
  'filters',
  'throughput',
  'generate',
  'import',
  'dashboard',
  'export',
  'transactions',
  'customers',
  'projects',
  'beside',
  'routes',
  'start',
  'scroll',
  'first-view',
] as const
// In a browser, which not every machine has: only where it is named.
const unasked = parts.filter((part) => part !== 'scroll' && part !== 'first-view')
// Judges of what the product reads and writes; each is a file of its own with `measure`, none needs a database.
const judges = ['reading', 'replies', 'claims', 'import-files']
const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : [...unasked]
const COMMENTS = 100_000
const PORT = Number(process.env['BENCH_PORT'] ?? 4780)

const figures: Figure[] = []
const measure = async (part: (typeof parts)[number], work: () => Figure[] | Promise<Figure[]>): Promise<void> => {
  if (!wanted.includes(part)) return
  console.log(`Measuring: ${part}`)
  figures.push(...(await work()))
}

for (const judge of judges.filter((name) => wanted.includes(name))) {
  console.log(`Measuring: ${judge}`)
  const { measure: judgeIt } = (await import(
    judge === 'import-files' ? './import-files.ts' : `../composer/bench/${judge}.ts`
  )) as { measure: () => Promise<Figure[]> }
  figures.push(...(await judgeIt()))
}
if (wanted.every((name) => judges.includes(name))) {
  printTable(figures)
  process.exit()
}

const ground = await openGround()
try {
  const company = await makeCompany(ground)
  if (['inbox', 'filters', 'throughput', 'beside'].some((part) => wanted.includes(part))) {
    console.log(`Filling an inbox with ${COMMENTS.toLocaleString('en')} comments`)
    await fillInbox(ground, company, COMMENTS)
  }
  await measure('inbox', () => measureInbox(ground, company))
  await measure('filters', () => measureFilters(ground, company))
  await measure('throughput', () => measureThroughput(ground, company, { ours: PORT, bare: PORT + 4 }))
  await measure('generate', () => measureGenerate(ground))
  await measure('import', () => measureImport(ground))
  await measure('dashboard', () => measureDashboard(ground))
  await measure('export', () => measureExport(ground, PORT))
  await measure('transactions', () => measureTransactions(ground, PORT))
  await measure('customers', () => measureCustomers(ground, PORT))
  await measure('projects', () => measureProjects(ground))
  await measure('beside', () => measureBeside(ground, company, PORT))
  await measure('scroll', () => measureScroll(ground, PORT))
  await measure('first-view', () => measureFirstView(ground, PORT))
} finally {
  await ground.close()
}
await measure('routes', measureRoutes)
const [PORT_1, PORT_2, PORT_3] = [1, 2, 3].map((n) => String(PORT + n)) as [string, string, string]
await measure('start', () => measureStart({ PORT: PORT_1, SANDBOX_PORT: PORT_2, SANDBOX_SMTP_PORT: PORT_3 }))

console.log()
printTable(figures)
if (process.argv.length === 2) writeLatest(figures, ground.postgres)
