import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { RefusedWebhook, Service } from '../../platforms/service.ts'
import type { Access } from '../../platforms/access.ts'
import { webhookUrlOf } from './callback-urls.ts'

/** How a connection's new comments arrive: by webhook, or by the sync alone, which finds no messages. */
export type Updates = 'webhooks' | 'polling'

/**
 * Registers our webhooks. A refusal only delays comments until the next sync, so it never fails a
 * connection; only ended access does. Null: the service didn't say, so the stored state stays.
 */
export async function registerWebhooks(
  ctx: Ctx,
  service: Service,
  access: Access,
  recreate = false,
): Promise<Updates | null> {
  const refused = await request(ctx, service, access, recreate)
  return refused && updatesAfter(ctx, service, refused)
}

/** How comments arrive after these refusals, which are logged in the service's words. */
export function updatesAfter(ctx: Ctx, { key: platform }: Service, refused: RefusedWebhook[]): Updates {
  for (const { topic, reason } of refused)
    ctx.log.info({ companyId: ctx.companyId, platform, topic, reason }, 'a webhook was refused')
  return refused.some(({ bringsComments }) => bringsComments) ? 'polling' : 'webhooks'
}

async function request(
  ctx: Ctx,
  service: Service,
  access: Access,
  recreate: boolean,
): Promise<RefusedWebhook[] | null> {
  try {
    return (await service.ensureWebhooks?.(access, webhookUrlOf(ctx, service.key), recreate)) ?? []
  } catch (error) {
    if (!(error instanceof PlatformError) || isOver.has(error.problem)) throw error
    if (passes.has(error.problem)) return null
    return [{ topic: 'all', reason: error.message, bringsComments: true }]
  }
}

const isOver = new Set(['revoked', 'expired', 'denied'])
const passes = new Set(['unavailable', 'rate-limited'])

/** The same for a stored connection: stores how its comments arrive. */
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
