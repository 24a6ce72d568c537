import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { catchUp } from '../shopify/billing/catch-up.ts'
import { parseDuration } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'
import type { ShopifyContext } from '../shopify/context.ts'

export function answerClock(store: Store): Answer {
  return json(200, { data: clockOf(store) })
}

/** Moves the sandbox's clock, then the product's; reports if the product is unreachable. */
export async function moveClock(
  context: ShopifyContext,
  productUrl: string | null,
  exchange: Exchange,
): Promise<Answer> {
  const read = readInput(Move, exchange)
  if ('refusal' in read) return read.refusal
  const { store } = context
  const { advance } = read.input
  const milliseconds = parseDuration(advance)
  if (milliseconds === null)
    return refuse('advance must be an ISO 8601 duration, such as PT1H', [{ path: 'advance', message: 'bad' }])
  store.commit({ type: 'clock-moved', milliseconds })
  const product = await moveProduct(productUrl, advance)
  catchUp(context)
  return json(200, { data: { ...clockOf(store), product } })
}

async function moveProduct(productUrl: string | null, advance: string): Promise<string> {
  if (!productUrl) return 'not configured'
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ advance }), signal: AbortSignal.timeout(5000) }
  return fetch(new URL('/_/clock', productUrl), request).then(
    (response) => (response.ok ? 'moved' : `refused with ${response.status}`),
    () => 'not reached',
  )
}

function clockOf(store: Store) {
  return { now: store.clock.now().toISOString(), offsetMs: store.clock.offsetMs() }
}

const Move = z.object({ advance: z.string() })
