import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { REFUSED_SCOPES } from '../judgeme/oauth.ts'
import type { Store } from '../store/store.ts'
import { readInput } from './read-input.ts'

/** Which scopes the platform does not know our app to have; none unless set. */
export function setRefusedScopes(store: Store, exchange: Exchange): Answer {
  const read = readInput(Refused, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, refused } = read.input
  store.commit({
    type: 'stored',
    collection: REFUSED_SCOPES,
    key: platform,
    value: refused.length > 0 ? refused : null,
  })
  return json(200, { data: { platform, refused } })
}

const Refused = z.object({ platform: z.literal('judgeme'), refused: z.array(z.string().min(1)) })
