import type { Database } from './database.ts'
import { deleteSetting, readSetting, saveSetting } from './settings.ts'

const NAME = 'sending'

/** `restored`: the database is older than the platforms' published replies. `asked`: a person paused sending. */
export interface Pause {
  why: 'restored' | 'asked'
  since: string
}

/** Whether replies can be sent; cached for a second. */
export async function sendingPause(db: Database): Promise<Pause | null> {
  const known = kept.get(db)
  if (known && Date.now() - known.at < KEEP_MS) return known.pause
  const pause = await readSetting<Pause>(db.global.$client, NAME)
  kept.set(db, { at: Date.now(), pause })
  return pause
}

export async function pauseSending(client: Parameters<typeof saveSetting>[0], why: Pause['why']): Promise<void> {
  await saveSetting(client, NAME, { why, since: new Date().toISOString() } satisfies Pause)
}

export async function resumeSending(client: Parameters<typeof deleteSetting>[0]): Promise<void> {
  await deleteSetting(client, NAME)
}

const KEEP_MS = 1000
const kept = new WeakMap<Database, { at: number; pause: Pause | null }>()
