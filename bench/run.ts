import { makeCompany } from './company.ts'
import type { Figure } from './figure.ts'
import { fillInbox } from './fill-inbox.ts'
import { openEnvironment } from './environment.ts'
import { measureUnderLoad } from './measure-under-load.ts'
import { measureCustomers } from './measure-customers.ts'
import { measureDashboard } from './measure-dashboard.ts'
import { measureExport } from './measure-export.ts'
import { measureFilters } from './measure-filters.ts'
import { measureFirstView } from './measure-first-view.ts'
import { measureGenerate } from './measure-generate.ts'
import { measureImport } from './measure-import.ts'
import { measureInbox } from './measure-inbox.ts'
import { measureInteractions } from './measure-interactions.ts'
import { measureJobs } from './measure-jobs.ts'
import { measureProjects } from './measure-projects.ts'
import { measureRoutes } from './measure-routes.ts'
import { measureScroll } from './measure-scroll.ts'
import { measureStart } from './measure-start.ts'
import { measureThroughput } from './measure-throughput.ts'
import { measureTransactions } from './measure-transactions.ts'
import { measureWebhooks } from './measure-webhooks.ts'
import { printTable, writeLatest } from './report.ts'

// `npm run bench -- inbox generate` measures only those, and doesn't change bench/latest.json.
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
  'under-load',
  'jobs',
  'webhooks',
  'routes',
  'start',
  'scroll',
  'interactions',
  'first-view',
] as const
// Scroll, interactions and first view need a browser, which not every machine has, and jobs take minutes: they run only if named.
const onlyNamed: ReadonlySet<string> = new Set(['scroll', 'interactions', 'first-view', 'jobs'])
const byDefault = parts.filter((part) => !onlyNamed.has(part))
// Evaluations of what the product reads and writes; each is its own file with `measure`, and none needs a database.
const evaluations = ['reading', 'replies', 'claims', 'import-files']
const selected = process.argv.slice(2).length > 0 ? process.argv.slice(2) : [...byDefault]
const known: readonly string[] = [...parts, ...evaluations]
const unknown = selected.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from: ${known.join(', ')}.`)
  process.exit(1)
}
const COMMENTS = 100_000
const PORT = Number(process.env['BENCH_PORT'] ?? 4780)

const figures: Figure[] = []
const measure = async (part: (typeof parts)[number], work: () => Figure[] | Promise<Figure[]>): Promise<void> => {
  if (!selected.includes(part)) return
  console.log(`Measuring: ${part}`)
  figures.push(...(await work()))
}

for (const evaluation of evaluations.filter((name) => selected.includes(name))) {
  console.log(`Measuring: ${evaluation}`)
  const { measure: evaluate } = (await import(
    evaluation === 'import-files' ? './import-files.ts' : `../composer/bench/${evaluation}.ts`
  )) as { measure: () => Promise<Figure[]> }
  figures.push(...(await evaluate()))
}
if (selected.every((name) => evaluations.includes(name))) {
  printTable(figures)
  process.exit()
}

const environment = await openEnvironment()
try {
  const company = await makeCompany(environment)
  if (['inbox', 'filters', 'throughput', 'under-load'].some((part) => selected.includes(part))) {
    console.log(`Filling an inbox with ${COMMENTS.toLocaleString('en')} comments`)
    await fillInbox(environment, company, COMMENTS)
  }
  await measure('inbox', () => measureInbox(environment, company))
  await measure('filters', () => measureFilters(environment, company))
  await measure('throughput', () => measureThroughput(environment, company, { ours: PORT, bare: PORT + 4 }))
  await measure('generate', () => measureGenerate(environment))
  await measure('import', () => measureImport(environment))
  await measure('dashboard', () => measureDashboard(environment))
  await measure('export', () => measureExport(environment, PORT))
  await measure('transactions', () => measureTransactions(environment, PORT))
  await measure('customers', () => measureCustomers(environment, PORT))
  await measure('projects', () => measureProjects(environment))
  await measure('under-load', () => measureUnderLoad(environment, company, PORT))
  await measure('jobs', () => measureJobs(environment, PORT))
  await measure('webhooks', () => measureWebhooks(environment, PORT))
  await measure('scroll', () => measureScroll(environment, PORT))
  await measure('interactions', () => measureInteractions(environment, PORT))
  await measure('first-view', () => measureFirstView(environment, PORT))
} finally {
  await environment.close()
}
await measure('routes', measureRoutes)
const [PORT_1, PORT_2, PORT_3] = [1, 2, 3].map((n) => String(PORT + n)) as [string, string, string]
await measure('start', () => measureStart({ PORT: PORT_1, SANDBOX_PORT: PORT_2, SANDBOX_SMTP_PORT: PORT_3 }))

console.log()
printTable(figures)
if (process.argv.length === 2) writeLatest(figures, environment.postgres)
