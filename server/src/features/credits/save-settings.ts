import { sql } from 'drizzle-orm'
import type { CreditSettingsInput } from '@bizamply/contract/credit-settings'
import type { CreditSettings } from '@bizamply/contract/credits'
import type { Actor, Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import { readSettings } from './read-settings.ts'

/**
 * Adds a new version of the prices. Existing holds keep the version they were created with. If two administrators save
 * at the same time, the second gets 409 `CONFLICT` with the saved version. A trigger notifies every open console.
 */
export async function saveSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  administrator: Actor,
  { version, ...prices }: CreditSettingsInput,
): Promise<CreditSettings> {
  return db.inServer(async (tx) => {
    await tx.execute(sql`lock table app.credit_settings in share row exclusive mode`)
    const current = await readSettings(tx)
    if (current.version !== version) {
      const message = `${current.updatedBy ?? 'Someone'} saved version ${current.version} while you were editing. Your changes weren’t saved.`
      throw new AppError('CONFLICT', { message, details: { current } })
    }
    await prepared(
      tx,
      'credits.save-settings',
      `insert into app.credit_settings (version, free_credits, generate_credits, send_credits, whatsapp_extra_credits,
         updated_by, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        version + 1,
        prices.freeCredits,
        prices.generateCredits,
        prices.sendCredits,
        prices.whatsappExtraCredits,
        administrator.name,
        now(),
      ],
    )
    return readSettings(tx)
  })
}
