import type { Services } from '../../context.ts'
import { lastAuditCheck, recordAuditCheck } from '../../db/settings.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { checkHashes } from './check-audit.ts'

const NIGHT_BEGINS_MS = 2 * 3_600_000

/** Checks every company's log once a night; logs and counts each mismatch. */
export async function sweepAudit({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<void> {
  const client = db.global.$client
  const night = new Date(now().getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10)
  const last = await lastAuditCheck(client)
  if (last && last.night >= night) return
  const companies = await db.asAdmin(async (tx) => {
    const { rows } = await tx.$client.query<{ company_id: string }>('select company_id from app.audit_heads')
    return rows.map(({ company_id: id }) => id)
  })
  let problems = 0
  const failure = {
    log,
    message: "could not check a company's audit log",
    about: (companyId: string) => ({ companyId }),
  }
  try {
    await forEachIsolated(companies, failure, async (companyId) => {
      const found = await db.asAdmin((tx) => checkHashes(tx, companyId))
      if (found.intact) return
      problems += 1
      log.error({ companyId, ...found }, 'audit log hash mismatch')
    })
  } catch (error) {
    // The next run checks all again. Until then, mismatches found earlier still count.
    await recordAuditCheck(client, last?.night ?? '', Math.max(problems, last?.problems ?? 0))
    throw error
  }
  await recordAuditCheck(client, night, problems)
}
