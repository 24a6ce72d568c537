import { parseArgs } from 'node:util'
import { openDatabase } from '../db/database.ts'
import { findEmbedded } from '../db/embedded.ts'
import { isId } from '../db/ids.ts'
import { readEnv } from '../env/env.ts'
import { checkRollups, listBrandPlaces, rebuildRollups } from '../features/rollups/index.ts'

// `npm run rollups -- check | rebuild [--company id]`: whether the rollups match the comments; can run next to the
// server.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { company: { type: 'string' } } })
const [word = 'check'] = positionals
if (!['check', 'rebuild'].includes(word)) stop('Choose one of: check, rebuild.')
if (values.company !== undefined && !isId(values.company)) stop('--company must be a company ID.')
const env = readEnv()
const url = env.DATABASE_URL ?? (await findEmbedded(env.DATA_DIR))
if (!url) stop('No database is running. Start Bizamply first, or set DATABASE_URL.')
const separate = env.DATABASE_OWNER_URL !== undefined || env.DATABASE_URL === undefined
const db = await openDatabase({ url, unlimited: true, ...(separate ? {} : { role: 'app_server' }) })
const run = word === 'rebuild' ? rebuildRollups : checkRollups
const brands = await listBrandPlaces(db, values.company ?? null)
let differences = 0
for (const { companyId, brandId } of brands) {
  const { wrong, strayDays } = await run(db, companyId, brandId)
  const says = Object.entries(wrong).map(([table, rows]) => `${rows} rows of ${table}`)
  if (strayDays > 0) says.push(`${strayDays} comments counted on the wrong day for the brand’s timezone`)
  if (says.length > 0) process.stdout.write(`${companyId} ${brandId}: ${says.join(', ')}\n`)
  differences += says.length
}
await db.close()
const all = `the rollups of ${brands.length} ${brands.length === 1 ? 'brand' : 'brands'}`
process.stdout.write(differences === 0 ? `No problems in ${all}.\n` : `${outcomeOf(word)} ${all}.\n`)
process.exit(differences === 0 || word === 'rebuild' ? 0 : 1)

function outcomeOf(what: string): string {
  return what === 'rebuild' ? 'Rebuilt' : 'Found differences in'
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}
