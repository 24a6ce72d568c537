import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { FAULTS, OWN_FAULTS } from '../store/faults.ts'
import { PLATFORMS } from '../store/platforms.ts'
import type { Store } from '../store/store.ts'
import { readInput } from './read-input.ts'

export function listFaults(store: Store): Answer {
  return json(200, { data: store.faults.list() })
}

export function putFault(store: Store, exchange: Exchange): Answer {
  const read = readInput(NewFault, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, fault, times, path, writesOnly } = read.input
  store.faults.put({ platform, fault, times: times ?? null, path: path ?? null, writesOnly: writesOnly ?? false })
  store.changed()
  return json(201, { data: store.faults.list() })
}

export function clearFaults(store: Store, query: URLSearchParams): Answer {
  store.faults.clear(query.get('platform'), query.get('fault'))
  store.changed()
  return listFaults(store)
}

const NewFault = z.object({
  platform: z.enum([...PLATFORMS, 'model']),
  fault: z.enum([...FAULTS, ...OWN_FAULTS]),
  times: z.coerce.number().int().positive().nullish(),
  writesOnly: z.boolean().nullish(),
  path: z.string().min(1).nullish(),
})
