import { sql } from 'drizzle-orm'
import type { CreditSettings } from '@bizamply/contract/credits'
import type { Tx } from '../../db/database.ts'

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
