import { openDatabase, type Tx } from '../db/database.ts'
import { findEmbedded } from '../db/embedded.ts'
import { lastWholeLedgerCheck, recordWholeLedgerCheck } from '../db/settings.ts'
import { readEnv } from '../env/env.ts'
import { checkLedger } from '../features/credits/index.ts'

// `npm run ledger`: verifies that the ledger, closed days, deliveries and sent comments agree; can run next to the
// server.
const env = readEnv()
const url = env.DATABASE_URL ?? (await findEmbedded(env.DATA_DIR))
if (!url) {
  process.stderr.write('No database is running. Start Bizamply first, or set DATABASE_URL.\n')
  process.exit(2)
}
const separate = env.DATABASE_OWNER_URL !== undefined || env.DATABASE_URL === undefined
const db = await openDatabase({ url, unlimited: true, ...(separate ? {} : { role: 'app_server' }) })
const { problems, total } = await checkLedger(db)
const { companies, entries, days } = await db.asAdmin(countLedger)
// Tonight's own check must not be skipped because of this one.
const { night } = (await lastWholeLedgerCheck(db.global.$client)) ?? { night: '2000-01-01' }
await recordWholeLedgerCheck(db.global.$client, night, total)
for (const { companyId, problem } of problems) process.stdout.write(`${companyId}: ${problem}\n`)
const read = [number(companies, 'company', 'companies'), number(entries, 'entry', 'entries')]
const all = [...read, number(days, 'closed day', 'closed days')].join(', ')
const shown = total > problems.length ? `, of which the first ${problems.length} are shown` : ''
const found = total === 0 ? 'No problems in the ledger' : `${number(total, 'problem', 'problems')}${shown}`
process.stdout.write(`${found} (${all}).\n`)
await db.close()
process.exit(total === 0 ? 0 : 1)

function number(value: number | string, one: string, many: string): string {
  return `${value} ${Number(value) === 1 ? one : many}`
}

async function countLedger(tx: Tx): Promise<{ companies: string; entries: string; days: string }> {
  const { rows } = await tx.$client.query<Awaited<ReturnType<typeof countLedger>>>(
    `select count(*) as companies, coalesce(sum(seq), 0) as entries,
       (select count(*) from app.credit_days) as days from app.credit_accounts`,
  )
  return rows[0] ?? { companies: '0', entries: '0', days: '0' }
}
