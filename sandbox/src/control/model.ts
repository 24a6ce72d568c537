import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { MODEL_MODES } from '../store/model-mode.ts'
import type { Store } from '../store/store.ts'
import { readInput } from './read-input.ts'

export function answerModel(store: Store): Answer {
  return json(200, { data: { mode: store.model.mode } })
}

export function setModel(store: Store, exchange: Exchange): Answer {
  const read = readInput(z.object({ mode: z.enum(MODEL_MODES) }), exchange)
  if ('refusal' in read) return read.refusal
  store.model.mode = read.input.mode
  store.changed()
  return answerModel(store)
}
