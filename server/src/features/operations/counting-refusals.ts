import type { Services } from '../../context.ts'
import { countRefusal } from '../../db/refused-webhooks.ts'
import { WebhookRefused } from '../../errors.ts'

/** Handles a webhook; a refused one is counted by platform, reason and company, and still refused. */
export async function countingRefusals(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  platform: string,
  receive: () => Promise<unknown>,
): Promise<void> {
  try {
    await receive()
  } catch (error) {
    if (error instanceof WebhookRefused) {
      const { reason, companyId } = error
      // The sender gets a response even while the database is down.
      await countRefusal(db, { platform, reason, companyId }, now()).catch((err: unknown) =>
        log.warn({ err, platform, reason }, 'refused webhook not counted'),
      )
    }
    throw error
  }
}
