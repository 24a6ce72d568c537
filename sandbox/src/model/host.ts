import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fieldsOf, json, type Answer, type Host } from '../door/exchange.ts'
import type { World } from '../world/world.ts'
import { complete, type Completion, type CompletionRequest } from './completion.ts'
import { readRequest } from './read-request.ts'
import { refuseParameter } from './refuse-parameter.ts'
import { streamCompletion } from './stream.ts'

export interface ModelPace {
  /** Between two pieces of a stream. */
  delayMs: number
  /** Before the first byte in mode `slow`. */
  slowMs: number
}

/** A language model behind `/model/v1`, by the Chat Completions protocol. */
export function createModel(world: World, pace: ModelPace): Host {
  return {
    platform: 'model',
    names: ['model'],
    isWrite: ({ path }) => path === COMPLETIONS,
    failure,
    spoil: (fault) => {
      if (fault === 'throttled') return failure(429, 'Rate limit reached for requests')
      return fault === 'error-in-200' ? json(200, { error: { message: 'Internal error', type: 'server_error' } }) : null
    },
    answer: (exchange) => {
      if (!/^Bearer \S/i.test(exchange.headers.authorization ?? '')) return failure(401, 'No API key was provided')
      if (exchange.method === 'GET' && exchange.path === '/v1/models')
        return json(200, { object: 'list', data: MODELS })
      if (exchange.method !== 'POST' || exchange.path !== COMPLETIONS) return failure(404, 'Unknown request URL')
      const refused = world.model.mode === 'strict' ? refuseParameter(fieldsOf(exchange) ?? {}) : null
      if (refused) return json(400, { error: { ...refused, type: 'invalid_request_error' } })
      const request = readRequest(exchange)
      return typeof request === 'string' ? failure(400, request) : answerCompletion(world, pace, request)
    },
  }
}

async function answerCompletion(world: World, pace: ModelPace, request: CompletionRequest): Promise<Answer> {
  const { mode } = world.model
  if (mode === 'slow') await wait(pace.slowMs, undefined, { ref: false })
  if (mode === 'garbage') return garbage(request.stream)
  const completion = complete(request, mode, Math.floor(world.clock.now().getTime() / 1000))
  if (!request.stream) return json(200, wholeAnswer(completion))
  const manner = { delayMs: pace.delayMs, includeUsage: request.includeUsage, isCut: mode === 'cut' }
  return { stream: (response: ServerResponse) => streamCompletion(response, completion, manner) }
}

function wholeAnswer({ content, refusal, finishReason, ...rest }: Completion) {
  const { id, created, model, usage } = rest
  const message = { role: 'assistant', content, refusal }
  return {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message, finish_reason: finishReason }],
    usage,
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

function failure(status: number, message: string): Answer {
  const [type, code] = KINDS[status] ?? ['invalid_request_error', null]
  return json(status, { error: { message, type, param: null, code } })
}

const COMPLETIONS = '/v1/chat/completions'
const MODELS = [{ id: 'writer-1', object: 'model', created: 1, owned_by: 'sandbox' }]
const KINDS: Record<number, [string, string | null]> = {
  401: ['invalid_request_error', 'invalid_api_key'],
  429: ['rate_limit_error', 'rate_limit_exceeded'],
  500: ['server_error', null],
}
