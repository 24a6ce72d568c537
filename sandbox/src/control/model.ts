import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { MODEL_MODES } from '../world/model-mode.ts'
import type { World } from '../world/world.ts'
import { readInput } from './read-input.ts'

export function answerModel(world: World): Answer {
  return json(200, { data: { mode: world.model.mode } })
}

export function setModel(world: World, exchange: Exchange): Answer {
  const read = readInput(z.object({ mode: z.enum(MODEL_MODES) }), exchange)
  if ('refusal' in read) return read.refusal
  world.model.mode = read.input.mode
  world.changed()
  return answerModel(world)
}
