import { openDatabase } from '../db/database.ts'
import { findEmbedded } from '../db/embedded.ts'
import { pauseSending, resumeSending, sendingPause } from '../db/sending-pause.ts'
import { readEnv } from '../env/env.ts'

// `npm run sending [-- pause | resume]`: whether replies can be sent; can run next to the server.
const [word = 'status'] = process.argv.slice(2)
const env = readEnv()
const url = env.DATABASE_URL ?? (await findEmbedded(env.DATA_DIR))
if (!url) stop('No database is running. Start Bizamply first, or set DATABASE_URL.')
if (!['status', 'pause', 'resume'].includes(word)) stop('Choose one of: status, pause, resume.')
const separate = env.DATABASE_OWNER_URL !== undefined || env.DATABASE_URL === undefined
const db = await openDatabase(separate ? { url } : { url, role: 'app_server' })
const pool = db.global.$client
if (word === 'pause') await pauseSending(pool, 'asked')
if (word === 'resume') await resumeSending(pool)
const pause = await sendingPause(db)
const why = pause?.why === 'restored' ? 'the database was restored from a backup' : 'an operator paused it'
process.stdout.write(pause ? `Sending has been paused since ${pause.since}: ${why}.\n` : 'Sending is on.\n')
await db.close()

function stop(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}
