import type { Ctx } from '../../context.ts'
import { refusalOf, saveConnection } from './save-connection.ts'

/** Connects by the shop's private token: test-read, claimed, sealed, webhooks registered, import begun. */
export async function connectJudgeme(ctx: Ctx, input: { shopDomain: string; token: string }): Promise<void> {
  const service = ctx.platforms.service('judgeme')
  if (!service) throw new Error('Judge.me is not built in')
  const credentials = {
    values: { token: input.token, kind: 'private' },
    accessExpiresAt: null,
    refreshExpiresAt: null,
  }
  const account = { account: input.shopDomain, name: input.shopDomain, details: {}, credentials }
  await saveConnection(ctx, service, { scopes: [], missing: [] }, account).catch((error: unknown) => {
    throw refusalOf(error, 'judgeme', 'token')
  })
}
