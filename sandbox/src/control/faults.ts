import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { FAULTS, OWN_FAULTS } from '../world/faults.ts'
import { PLATFORMS } from '../world/platforms.ts'
import type { World } from '../world/world.ts'
import { readInput } from './read-input.ts'

export function listFaults(world: World): Answer {
  return json(200, { data: world.faults.list() })
}

export function putFault(world: World, exchange: Exchange): Answer {
  const read = readInput(NewFault, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, fault, times, path, writesOnly } = read.input
  world.faults.put({ platform, fault, times: times ?? null, path: path ?? null, writesOnly: writesOnly ?? false })
  world.changed()
  return json(201, { data: world.faults.list() })
}

export function clearFaults(world: World, query: URLSearchParams): Answer {
  world.faults.clear(query.get('platform'), query.get('fault'))
  world.changed()
  return listFaults(world)
}

const NewFault = z.object({
  platform: z.enum([...PLATFORMS, 'model']),
  fault: z.enum([...FAULTS, ...OWN_FAULTS]),
  times: z.coerce.number().int().positive().nullish(),
  writesOnly: z.boolean().nullish(),
  path: z.string().min(1).nullish(),
})
