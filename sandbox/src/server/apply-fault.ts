import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../store/store.ts'
import type { Answer, Exchange, Host } from './exchange.ts'

/** The host's response, changed by the active fault. */
export async function answerFaulty(store: Store, host: Host, exchange: Exchange): Promise<Answer> {
  const platform = host.platformOf?.(exchange) ?? host.platform
  const fault = store.faults.take(platform, exchange.path, host.isWrite(exchange))
  if (fault) store.changed()
  switch (fault) {
    case null:
      return host.answer(exchange)
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
    case 'drop-after-accept':
      await host.answer(exchange)
      return { hangUp: true }
    default:
      return host.spoil?.(fault, exchange) ?? host.answer(exchange)
  }
}

const SLOW_MS = 3000

export function withHeader(answer: Answer, name: string, value: string): Answer {
  return 'status' in answer ? { ...answer, headers: { ...answer.headers, [name]: value } } : answer
}
