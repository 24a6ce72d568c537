import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { Dependencies } from '../dependencies.ts'
import type { CallContext } from '../http/call-context.ts'

const os = implement(contract).$context<CallContext>()

export function systemCalls(deps: Dependencies) {
  return {
    health: os.system.health.handler(async ({ context }) => {
      const health = await deps.health()
      if (health.status === 'down') context.status = 503
      return health
    }),
  }
}
