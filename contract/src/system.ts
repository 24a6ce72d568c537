import { z } from 'zod'
import { call } from './call.ts'

const state = z.enum(['up', 'degraded', 'down'])

export const system = {
  health: call
    .meta({ who: 'open' })
    .route({ method: 'GET', path: '/api/system/health', summary: 'Get the health of the services' })
    .output(
      z.object({
        status: state,
        services: z.object({ database: state, ai: state, integrations: state }),
        /** Seconds since this process started. */
        uptime: z.number(),
      }),
    ),
}
