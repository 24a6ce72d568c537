import { sql } from 'drizzle-orm'
import type { Balance, CreditSettings } from '@bizamply/contract/credits'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'

export async function readBalance(tx: Tx, companyId: string): Promise<Balance> {
  const [row] = await prepared<{ total: number; used: number }>(
    tx,
    'credits.balance',
    'select total, used from app.credit_accounts where company_id = $1',
    [companyId],
  )
  const total = row?.total ?? 0
  const used = row?.used ?? 0
  return { totalCredits: total, usedCredits: used, availableCredits: total - used }
}

/** The balance, with what is on hold. */
export async function readBalanceAndHeld(tx: Tx, companyId: string): Promise<Balance> {
  const [row] = await prepared<{ held: number }>(
    tx,
    'credits.held',
    `select coalesce(sum(credits), 0)::int as held from app.credit_holds where company_id = $1 and state = 'open'`,
    [companyId],
  )
  return { ...(await readBalance(tx, companyId)), heldCredits: row?.held ?? 0 }
}

interface SettingsRow extends Record<string, unknown> {
  version: number
  free_credits: number
  generate_credits: number
  send_credits: number
  whatsapp_extra_credits: number
  updated_by: string | null
  created_at: string
}

const present = (row: SettingsRow): CreditSettings => ({
  freeCredits: row.free_credits,
  generateCredits: row.generate_credits,
  sendCredits: row.send_credits,
  whatsappExtraCredits: row.whatsapp_extra_credits,
  // Version 1 is the default, which no user saved.
  lastUpdated: row.version > 1 ? new Date(row.created_at).toISOString() : null,
  updatedBy: row.updated_by,
  version: row.version,
})

const MOST_VERSIONS = 100

/** The 100 newest versions, newest first. */
export async function readSettingsHistory(reader: Pick<Tx, 'execute'>): Promise<CreditSettings[]> {
  const { rows } = await reader.execute<SettingsRow>(sql`
    select * from app.credit_settings order by version desc limit ${MOST_VERSIONS}`)
  return rows.map(present)
}

/** The newest prices; `reader` can be a tenant's transaction or the pool. */
export async function readSettings(reader: Pick<Tx, 'execute'>): Promise<CreditSettings> {
  const { rows } = await reader.execute<SettingsRow>(sql`
    select * from app.credit_settings order by version desc limit 1`)
  const row = rows[0]
  if (!row) throw new Error('no credit settings')
  return present(row)
}
