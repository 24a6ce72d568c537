import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { CALLBACKS, type Callbacks } from '../graph/callbacks.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'

/** Sets the webhook URL as in Meta's app dashboard; verifies it first if a token is given. */
export async function setCallback(store: Store, callbacks: Callbacks, exchange: Exchange): Promise<Answer> {
  const read = readInput(NewCallback, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, url, verifyToken } = read.input
  if (verifyToken !== undefined && !(await callbacks.verify(url, verifyToken)))
    return refuse('The callback did not answer the challenge', [{ path: 'url', message: 'not verified' }])
  store.commit({ type: 'stored', collection: CALLBACKS, key: platform, value: url })
  return json(201, { data: { platform, url } })
}

const NewCallback = z.object({
  platform: z.enum(['instagram', 'facebook', 'whatsapp']),
  url: z.url(),
  verifyToken: z.string().optional(),
})
