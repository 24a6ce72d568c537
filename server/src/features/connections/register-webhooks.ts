import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { RefusedWebhook, Service } from '../../platforms/service.ts'
import type { Access } from '../../platforms/access.ts'
import { webhookAddressOf } from './addresses.ts'

/** How new comments of a connection arrive: announced by webhook, or found by the sync alone, which finds no messages. */
export type Updates = 'webhooks' | 'polling'

/**
 * Registers our webhooks. A refusal costs only the minutes until the next sync, so it never fails a connection; only
 * access that is over does. Null: the service did not say, so what was known before holds.
 */
export async function registerWebhooks(
  ctx: Ctx,
  service: Service,
  access: Access,
  anew = false,
): Promise<Updates | null> {
  const refused = await request(ctx, service, access, anew)
  return refused && updatesAfter(ctx, service, refused)
}

/** How it arrives after these refusals, which are logged in the service's own words. */
export function updatesAfter(ctx: Ctx, { key: platform }: Service, refused: RefusedWebhook[]): Updates {
  for (const { topic, reason } of refused)
    ctx.log.info({ companyId: ctx.companyId, platform, topic, reason }, 'a webhook was refused')
  return refused.some(({ bringsComments }) => bringsComments) ? 'polling' : 'webhooks'
}

async function request(ctx: Ctx, service: Service, access: Access, anew: boolean): Promise<RefusedWebhook[] | null> {
  try {
    return (await service.ensureWebhooks?.(access, webhookAddressOf(ctx, service.key), anew)) ?? []
  } catch (error) {
    if (!(error instanceof PlatformError) || isOver.has(error.problem)) throw error
    if (passes.has(error.problem)) return null
    return [{ topic: 'all', reason: error.message, bringsComments: true }]
  }
}

const isOver = new Set(['revoked', 'expired', 'denied'])
const passes = new Set(['unavailable', 'rate-limited'])

/** The same for a connection that is stored: keeps how its comments arrive. */
export async function keepWebhooks(ctx: Ctx, service: Service, connectionId: string, access: Access): Promise<void> {
  const updates = await registerWebhooks(ctx, service, access)
  if (updates === null) return
  await ctx.tx(async (tx) => {
    const changed = await prepared(
      tx,
      'connections.updates',
      `update app.connections set details = case when $3 = 'polling' then details || '{"updates":"polling"}' else details - 'updates' end
       where company_id = $1 and id = $2 and coalesce(details ->> 'updates', 'webhooks') <> $3 returning id`,
      [ctx.companyId, connectionId, updates],
    )
    if (changed.length > 0) await emit(tx, ctx, 'connection', [connectionId])
  })
}

export const withUpdates = (details: Record<string, string>, updates: Updates | null): Record<string, string> =>
  updates === 'polling' ? { ...details, updates } : details

export const updatesIn = (details: Record<string, string>): Updates =>
  details['updates'] === 'polling' ? 'polling' : 'webhooks'
