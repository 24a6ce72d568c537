import type { Services } from '../../context.ts'
import { lastWholeLookAtBooks, noteBooks, noteWholeBooks } from '../../db/marks.ts'
import { checkBooks, checkRecentBooks, type BookProblem } from './check-books.ts'

const NIGHT_BEGINS_MS = 2 * 3_600_000

/** The books since the last closed days each time, all of them once a night; what is wrong is logged and told as a metric. */
export async function lookAtBooks({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<void> {
  const client = db.global.$client
  const tell = (found: BookProblem[]): void => {
    for (const problem of found) log.error(problem, 'the books do not add up')
  }
  const night = new Date(now().getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10)
  const last = await lastWholeLookAtBooks(client)
  if (!last || last.night < night) {
    const found = await checkBooks(db)
    await noteWholeBooks(client, night, found.length)
    await noteBooks(client, found.length)
    return tell(found)
  }
  const found = await checkRecentBooks(db)
  await noteBooks(client, found.length)
  tell(found)
}
