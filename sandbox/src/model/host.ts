import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fieldsOf, json, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import type { Store } from '../store/store.ts'
import { complete, tokens, type CompletionRequest } from './completion.ts'
import { anthropicMessages } from './shapes/anthropic-messages.ts'
import { chatCompletions } from './shapes/chat-completions.ts'
import { gemini } from './shapes/gemini.ts'
import { mistral } from './shapes/mistral.ts'
import { responses } from './shapes/responses.ts'
import { MOST_TOKENS, type Shape } from './shapes/shape.ts'
import { streamText } from './stream.ts'

export interface ModelPace {
  /** Pause between two chunks of a stream. */
  delayMs: number
  /** Delay before the first byte in mode `slow`. */
  slowMs: number
}

/** A simulated language model, at `/model/v1` and at the hosts of the services whose protocols it supports. */
export function createModels(store: Store, pace: ModelPace): Host[] {
  const at = (names: string[], shapes: [Shape, ...Shape[]]): Host => createModel(store, pace, { names, shapes })
  return [
    at(['model'], [chatCompletions]),
    at(['api.mistral.ai'], [mistral]),
    at(['api.openai.com'], [responses, chatCompletions]),
    { ...at([], [responses]), serves: (name) => /^[a-z0-9-]+\.openai\.azure\.com$/.test(name) },
    at(['api.anthropic.com'], [anthropicMessages]),
    at(['generativelanguage.googleapis.com'], [gemini]),
  ]
}

interface Place {
  names: string[]
  shapes: [Shape, ...Shape[]]
}

function createModel(store: Store, pace: ModelPace, { names, shapes }: Place): Host {
  const [first] = shapes
  return {
    platform: 'model',
    names,
    isWrite: (exchange) => shapes.some((shape) => shape.isWrite(exchange)),
    failure: (status, reason) => failure(first, status, reason),
    spoil: (fault) => {
      if (fault === 'throttled') return first.refuse('throttled')
      return fault === 'error-in-200' ? json(200, { error: { message: 'Internal error', type: 'server_error' } }) : null
    },
    answer: (exchange) => {
      const shape = shapes.find((one) => one.isWrite(exchange))
      const key = (shape ?? first).keyOf(exchange.headers)
      if (!key) return (shape ?? first).refuse('no-key')
      // No real service accepts this key, so it can be used to test a wrong key.
      if (key === 'wrong-key') return (shape ?? first).refuse('wrong-key', key)
      if (!shape) return otherAnswer(shapes, exchange)
      return write(store, pace, shape, exchange)
    },
  }
}

const otherAnswer = (shapes: Place['shapes'], exchange: Exchange): Answer =>
  shapes.map((shape) => shape.other?.(exchange) ?? null).find((answer) => answer !== null) ??
  shapes[0].refuse('unknown-address')

function failure(shape: Shape, status: number, reason: string): Answer {
  if (status === 401) return shape.refuse('no-key')
  if (status === 429) return shape.refuse('throttled')
  return json(status, { error: { message: reason, type: 'server_error', param: null, code: null } })
}

function write(store: Store, pace: ModelPace, shape: Shape, exchange: Exchange): Answer | Promise<Answer> {
  const { mode } = store.model
  if (mode === 'rate-limited') return shape.refuse('throttled')
  const unwelcome = shape.unwelcome(fieldsOf(exchange) ?? {}, mode)
  if (unwelcome) return shape.refuseField(unwelcome)
  const request = shape.read(exchange)
  if (typeof request === 'string') return shape.refuse('broken', request)
  // The name of a discontinued model.
  if (request.model === 'gone-model') return shape.refuse('unknown-model', request.model)
  if (mode === 'context-too-long') {
    const length = MOST_TOKENS.google + tokens(JSON.stringify(request.messages))
    return shape.refuse('too-long', String(length))
  }
  return answerCompletion(store, pace, shape, request)
}

async function answerCompletion(
  store: Store,
  pace: ModelPace,
  shape: Shape,
  request: CompletionRequest,
): Promise<Answer> {
  const { mode } = store.model
  if (mode === 'slow') await wait(pace.slowMs, undefined, { ref: false })
  if (mode === 'garbage') return garbage(request.stream)
  const completion = complete(request, mode, Math.floor(store.clock.now().getTime() / 1000))
  if (!request.stream) return json(200, shape.whole(completion))
  const pacing = { delayMs: pace.delayMs, isCut: mode === 'cut' }
  return {
    stream: (response: ServerResponse) => streamText(response, shape.streamed(completion, request), pacing),
  }
}

function garbage(isStream: boolean): Answer {
  const type = isStream ? 'text/event-stream' : 'application/json'
  const noise = Buffer.from(Array.from({ length: 400 }, (_, place) => (place * 89 + 131) % 256))
  return {
    status: 200,
    headers: { 'content-type': type },
    bytes: isStream ? `data: {"choices":[{"de\n\ndata: ${noise.toString('latin1').replaceAll('\n', '')}\n\n` : noise,
  }
}
