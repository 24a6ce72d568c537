import { isDatabaseAway } from './sql-errors.ts'

/** Stores what only this process knows, such as a platform's response: retries until the database responds. */
export async function untilWritten<T>(write: () => Promise<T>): Promise<T> {
  const end = Date.now() + WRITE_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > end) throw error
      await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    }
  }
}

const PAUSE_MS = 250
const WRITE_MS = 20_000
