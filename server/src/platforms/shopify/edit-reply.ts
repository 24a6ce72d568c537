import { PlatformError } from '../platform-error.ts'
import { UserFacingError } from '../service.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'
import { readAnswer } from './list-reviews.ts'
import { appsOf, postReply } from './reply.ts'

/** The answer is one field of the review: other words replace those that stand there. */
export async function editReply(client: Client, access: Access, externalId: string, text: string): Promise<void> {
  const outcome = await postReply(client, access, { externalId, text, notifyAuthor: false }, async () => undefined)
  if (outcome.kind === 'refused' && outcome.isUserFacing) throw new UserFacingError(outcome.problem, outcome.reason)
  if (outcome.kind === 'refused') throw new PlatformError(outcome.problem, outcome.reason, outcome.retryAfterMs)
  if (outcome.kind === 'unknown') throw new PlatformError('unavailable', outcome.reason)
}

/** Empties the field. That Shopify takes no words for none is not written down, so it is looked at. */
export async function withdrawReply(client: Client, access: Access, externalId: string): Promise<void> {
  await editReply(client, access, externalId, '')
  if (await readAnswer(client, access, externalId)) {
    const instead = `Remove it in the store’s review app instead: ${appsOf(access.account)}`
    throw new UserFacingError('invalid', `Shopify still shows this reply. ${instead}`)
  }
}
