import type { GraphClient } from './client.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'

/**
 * Unsubscribes the webhooks. Only the user who granted the token can revoke it. An invalid token
 * needs nothing.
 */
export async function unsubscribeWebhooks(client: GraphClient, access: Access): Promise<void> {
  try {
    await client.remove(access, `/${access.account}/subscribed_apps`)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.problem !== 'revoked') throw error
  }
}
