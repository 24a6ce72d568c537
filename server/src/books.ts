import { openDatabase } from './db/database.ts'
import { findEmbedded } from './db/embedded.ts'
import { readEnv } from './env.ts'
import { checkBooks } from './features/credits/index.ts'

// `npm run books`: proves that the ledger, the deliveries and the sent comments agree; beside a running product.
const env = readEnv()
const url = env.DATABASE_URL ?? (await findEmbedded(env.DATA_DIR))
if (!url) {
  process.stderr.write('No database runs here: start the product first, or set DATABASE_URL.\n')
  process.exit(2)
}
const separate = env.DATABASE_OWNER_URL !== undefined || env.DATABASE_URL === undefined
const db = await openDatabase(separate ? { url } : { url, role: 'app_server' })
const problems = await checkBooks(db)
for (const { companyId, problem } of problems) process.stdout.write(`${companyId}: ${problem}\n`)
process.stdout.write(problems.length === 0 ? 'The books add up.\n' : `${problems.length} problems\n`)
await db.close()
process.exit(problems.length === 0 ? 0 : 1)
