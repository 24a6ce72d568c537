import { PlatformError } from '../platform-error.ts'
import { UserFacingError } from '../service.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'
import { readAnswer } from './list-reviews.ts'
import { appsOf, postReply } from './reply.ts'

/** The reply is a field of the review, so new text replaces the old. */
export async function editReply(client: Client, access: Access, externalId: string, text: string): Promise<void> {
  const outcome = await postReply(client, access, { externalId, text, notifyAuthor: false }, async () => undefined)
  if (outcome.kind === 'refused' && outcome.isUserFacing) throw new UserFacingError(outcome.problem, outcome.reason)
  if (outcome.kind === 'refused') throw new PlatformError(outcome.problem, outcome.reason, outcome.retryAfterMs)
  if (outcome.kind === 'unknown') throw new PlatformError('unavailable', outcome.reason)
}

/** Clears the field. Shopify doesn't document whether it accepts an empty value, so the result is checked. */
export async function withdrawReply(client: Client, access: Access, externalId: string): Promise<void> {
  await editReply(client, access, externalId, '')
  if (await readAnswer(client, access, externalId)) {
    const instead = `Remove it in the store’s review app instead: ${appsOf(access.account)}`
    throw new UserFacingError('invalid', `Shopify still shows this reply. ${instead}`)
  }
}
