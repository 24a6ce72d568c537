import type { Contract } from '@bizamply/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { routes } from 'virtual:contract'
import { send } from './http.ts'

/** `api.comments.list({...}, { signal })`; failures are CallErrors. */
export const api: Api = createORPCClient(
  new OpenAPILink<CallContext>(routes, {
    url: () => window.location.origin,
    headers: ({ context }) => (context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    fetch: (request) => send(request),
  }),
)

export interface CallContext {
  idempotencyKey?: string
}

export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>
