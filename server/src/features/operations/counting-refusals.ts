import type { Services } from '../../context.ts'
import { countRefusal } from '../../db/refused-webhooks.ts'
import { WebhookRefused } from '../../errors.ts'

/** Takes a webhook in; one that is refused is counted by platform, reason and company, and refused all the same. */
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
      // Whoever sent it is answered also while the database is away.
      await countRefusal(db, { platform, reason, companyId }, now()).catch((err: unknown) =>
        log.warn({ err, platform, reason }, 'a refused webhook could not be counted'),
      )
    }
    throw error
  }
}
