import type { Services } from '../context.ts'
import type { Env } from '../env/env.ts'
import { unsubscribe } from '../features/notifications/index.ts'
import type { createHttp } from '../http/server.ts'
import { stopBounced } from '../mail/index.ts'

/** How mail stops: by the link in it, or by a bounce. */
export const mailOptOuts = (
  services: Services,
  env: Env,
): Pick<Parameters<typeof createHttp>[0], 'unsubscribe' | 'bounces'> => ({
  unsubscribe: (input) => unsubscribe(services, input),
  bounces: { key: env.MAIL_BOUNCE_KEY ?? null, receive: (body) => stopBounced(services, body) },
})
