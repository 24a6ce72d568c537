import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { begun, connectionList } from './connections.ts'
import { serviceKey } from './platforms.ts'

/** Aliases that only older callers use; they run the same verbs. */
export const integrations = {
  list: call
    .route({ method: 'GET', path: '/api/integrations', summary: 'Same as the list of connections' })
    .output(response(connectionList)),
  connect: call
    .meta({ who: 'member', permission: 'connections.manage' })
    .meta(unaudited('entry-follows'))
    .route({
      method: 'POST',
      path: '/api/integrations/connect',
      summary: 'Start an authorization, by service name',
    })
    .input(z.object({ platform: serviceKey, brandId: z.uuid() }))
    .output(response(begun)),
  disconnect: call
    .meta({ who: 'member', permission: 'connections.manage' })
    .meta(audited('connection.removed'))
    .route({ method: 'POST', path: '/api/integrations/disconnect', summary: 'Disconnect a service, by name' })
    .input(z.object({ platform: serviceKey, brandId: z.uuid() }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
}
