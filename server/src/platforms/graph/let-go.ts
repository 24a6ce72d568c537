import type { GraphClient } from './client.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'

/**
 * Nothing is told to us any more. The token itself can only be taken back by the person who gave it; one that is dead
 * already needs nothing.
 */
export async function letGo(client: GraphClient, access: Access): Promise<void> {
  try {
    await client.remove(access, `/${access.account}/subscribed_apps`)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.problem !== 'revoked') throw error
  }
}
