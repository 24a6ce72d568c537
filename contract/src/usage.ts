import { z } from 'zod'
import { call, response, unaudited } from './call.ts'
import { countedScreens } from './counted-screens.ts'

/** Usage counts: daily views of each screen by all users together. */
export const usage = {
  countUsage: call
    .meta({ who: 'user' })
    .meta(unaudited('counted'))
    .route({
      method: 'POST',
      path: '/api/usage',
      summary: 'Count a screen view if you share usage. Neither you nor your company is recorded',
    })
    .input(z.object({ screen: z.enum(countedScreens) }))
    .output(response(z.object({ counted: z.boolean() }))),
  readUsage: call
    .meta({ who: 'administrator', administration: 'operations.read' })
    .route({ method: 'GET', path: '/api/admin/usage', summary: 'Get screen views in the last 30 days' })
    .output(response(z.object({ screens: z.array(z.object({ screen: z.string(), opened: z.number().int() })) }))),
}
