import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { catchUp } from '../shopify/billing/catch-up.ts'
import { parseDuration } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { readInput, refuse } from './read-input.ts'
import type { ShopifyContext } from '../shopify/context.ts'

export function answerClock(world: World): Answer {
  return json(200, { data: clockOf(world) })
}

/** Moves our clock, then the product's; a product that can't be reached is told in the answer, not an error. */
export async function moveClock(context: ShopifyContext, productUrl: string | null, exchange: Exchange): Promise<Answer> {
  const read = readInput(Move, exchange)
  if ('refusal' in read) return read.refusal
  const { world } = context
  const { advance } = read.input
  const milliseconds = parseDuration(advance)
  if (milliseconds === null)
    return refuse('advance is no ISO 8601 duration such as PT1H', [{ path: 'advance', message: 'bad' }])
  world.commit({ type: 'clock-moved', milliseconds })
  const product = await moveProduct(productUrl, advance)
  catchUp(context)
  return json(200, { data: { ...clockOf(world), product } })
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

function clockOf(world: World) {
  return { now: world.clock.now().toISOString(), offsetMs: world.clock.offsetMs() }
}

const Move = z.object({ advance: z.string() })
