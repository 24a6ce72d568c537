import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../store/store.ts'
import type { Answer, Exchange, Host } from './exchange.ts'

/** The host's response, changed by the active fault. */
export async function answerFaulty(store: Store, host: Host, exchange: Exchange): Promise<Answer> {
  const platform = host.platformOf?.(exchange) ?? host.platform
  const taken = store.faults.take(platform, exchange.path, host.isWrite(exchange))
  if (!taken) return host.answer(exchange)
  store.changed()
  const { fault } = taken
  switch (fault) {
    case 'http500':
      return host.failure(500, 'Something went wrong on our side')
    case 'http429':
      return withHeader(host.failure(429, 'Too many requests'), 'retry-after', '1')
    case 'revoked':
      return host.failure(401, 'Access was revoked')
    case 'timeout':
      return { silent: true }
    case 'slow':
      await wait(SLOW_MS)
      return host.answer(exchange)
    case 'bad-json':
      await host.answer(exchange)
      return { status: 200, headers: { 'content-type': 'application/json' }, bytes: '{"ok":tru\u0000, "data": [{"id":' }
    case 'drop-after-accept': {
      const answer = await host.answer(exchange)
      // The platform didn't accept it, for example because of its rate limit.
      if (isRefusal(answer)) return (taken.restore(), answer)
      return { hangUp: true }
    }
    default:
      return host.spoil?.(fault, exchange) ?? host.answer(exchange)
  }
}

const SLOW_MS = 3000

const isRefusal = (answer: Answer): boolean => 'status' in answer && answer.status >= 400

export function withHeader(answer: Answer, name: string, value: string): Answer {
  return 'status' in answer ? { ...answer, headers: { ...answer.headers, [name]: value } } : answer
}
