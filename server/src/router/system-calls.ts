import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { Parts } from '../dependencies.ts'
import type { CallContext } from '../http/call-context.ts'

const os = implement(contract).$context<CallContext>()

export function systemCalls(parts: Parts) {
  return {
    health: os.system.health.handler(async ({ context }) => {
      const health = await parts.health()
      if (health.status === 'down') context.status = 503
      return health
    }),
  }
}
