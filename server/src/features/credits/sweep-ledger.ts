import type { Services } from '../../context.ts'
import { lastWholeLedgerCheck, recordLedgerCheck, recordWholeLedgerCheck } from '../../db/settings.ts'
import { checkLedger, checkRecentLedger } from './check-ledger.ts'
import type { LedgerCheck } from './ledger-problem.ts'

/** One fault may break a million comments, every ten minutes. */
const MOST_LOGGED = 100
const NIGHT_BEGINS_MS = 2 * 3_600_000

/**
 * Checks the ledger since the last closed days each time, and in full once a night. Errors are logged and counted as a
 * metric.
 */
export async function sweepLedger({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<void> {
  const client = db.global.$client
  const report = ({ problems, total }: LedgerCheck): void => {
    for (const problem of problems.slice(0, MOST_LOGGED)) log.error(problem, 'the ledger does not add up')
    if (total > MOST_LOGGED) log.error({ problems: total }, 'the ledger does not add up in more places than logged')
  }
  const night = new Date(now().getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10)
  const last = await lastWholeLedgerCheck(client)
  if (!last || last.night < night) {
    const found = await checkLedger(db)
    await recordWholeLedgerCheck(client, night, found.total)
    await recordLedgerCheck(client, found.total)
    return report(found)
  }
  const found = await checkRecentLedger(db)
  await recordLedgerCheck(client, found.total)
  report(found)
}
