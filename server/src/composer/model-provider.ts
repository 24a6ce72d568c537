import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ComposeError } from './composer.ts'
import type { ComposeOptions, ComposeRequest, Composer, Composition, Usage } from './composer.ts'
import { guardReply } from './guard-rails.ts'
import { detectLanguage } from './language.ts'
import { replyFrom } from './model-answer.ts'
import { askModel, type ModelAnswer } from './model-call.ts'
import { dialectAfter, firstDialect, inDialect, type ModelDialect, MORE_ROOM, outputLimit } from './model-dialect.ts'
import { modelFailure, statusOf } from './model-failure.ts'
import { recentOutcomes } from './model-health.ts'
import { answerSchema, replySoFar } from './model-reply.ts'
import { replyLanguage } from './reply-language.ts'

export interface ModelConfig {
  baseUrl: string
  apiKey: string | null
  model: string
  fetch?: typeof fetch
  /** Until the first words; a whole reply may take three times as long. */
  timeoutMs?: number
  reasoningEffort?: string | null
  /** Per million tokens. */
  prices?: { input: number; output: number } | null
  log?: { warn(details: object, message: string): void }
}

/** Writes with any server that speaks Chat Completions. */
export function createModelProvider(config: ModelConfig): Composer {
  // Only this global silences the library's notes about options that a server does not know (ai.md 4.1).
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const outcomes = recentOutcomes()
  const ask = askerOf(config)

  return {
    name: config.model,
    kind: 'model',
    health: outcomes.health,
    compose: async (request, options) => {
      const answer = await ask(request, options)
      const usage = usageOf(answer, config.prices ?? null)
      try {
        const made = finish(config.model, request, options, answer, usage)
        outcomes.add(true)
        return made
      } catch (error) {
        const failed = modelFailure(error, answer.text !== '', usage)
        // A reader who left or an answer that was refused says nothing about the service.
        if (!options.signal?.aborted) outcomes.add(failed.failure === 'refused')
        const details = { failure: failed.failure, status: statusOf(answer.error), usage, model: config.model }
        config.log?.warn(details, 'composer: the model wrote no usable reply')
        throw failed
      }
    },
  }
}

type Ask = (request: ComposeRequest, options: ComposeOptions) => Promise<ModelAnswer>

/** Asks in the way that the model takes, which is learned from its refusals and remembered. */
function askerOf(config: ModelConfig): Ask {
  const firstMs = config.timeoutMs ?? 15_000
  let dialect = firstDialect(config.reasoningEffort ?? null)
  const askOnce = (tried: ModelDialect, request: ComposeRequest, options: ComposeOptions): Promise<ModelAnswer> =>
    askModel(writerOf(config, tried), request, options, {
      firstMs,
      wholeMs: firstMs * 3,
      maxOutputTokens: outputLimit(request, tried),
    })

  return async (request, options) => {
    let tried = dialect
    let answer = await askOnce(tried, request, options)
    for (;;) {
      const next = answer.text === '' ? dialectAfter(tried, answer.error) : null
      if (!next) break
      tried = next.dialect
      // What the server named is remembered at once; a guess only when it helped.
      if (next.sure) dialect = tried
      answer = await askOnce(tried, request, options)
      if (!answer.error) dialect = tried
    }
    if (tried.roomFactor !== 1 || !(await isSpentOnThoughts(answer))) return answer
    const spent = answer.tokens
    tried = { ...tried, roomFactor: MORE_ROOM }
    answer = await askOnce(tried, request, options)
    if (!answer.error) dialect = tried
    return { ...answer, tokens: sumOf(spent, answer.tokens) }
  }
}

const isSpentOnThoughts = async ({ text, finishReason, error }: ModelAnswer): Promise<boolean> =>
  !error && finishReason === 'length' && !(await replySoFar(text))

type Tokens = ModelAnswer['tokens']

function sumOf(one: Tokens, other: Tokens): Tokens {
  if (!one || !other) return one ?? other
  const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)
  return { input: sum(one.input, other.input), output: sum(one.output, other.output) }
}

function writerOf(config: ModelConfig, dialect: ModelDialect) {
  const provider = createOpenAICompatible({
    name: 'composer',
    baseURL: config.baseUrl.replace(/\/+$/, ''),
    includeUsage: true,
    ...(config.apiKey ? { apiKey: config.apiKey } : {}),
    ...(config.fetch ? { fetch: config.fetch } : {}),
    transformRequestBody: (body) => inDialect(body, dialect, answerSchema),
  })
  return provider(config.model)
}

function finish(
  model: string,
  request: ComposeRequest,
  options: ComposeOptions,
  answer: ModelAnswer,
  usage: Usage | null,
): Composition {
  if (options.signal?.aborted) throw new ComposeError('timeout', 'Stopped before the reply was finished.')
  if (answer.error) throw modelFailure(answer.error, answer.text !== '')
  const { reply, language } = replyFrom(answer.text, answer.refused ? 'content-filter' : answer.finishReason)
  const text = signed(reply, request)
  if (text !== reply) options.onDelta?.(text.slice(reply.length))
  const spoken = detectLanguage(reply) ?? language ?? replyLanguage(request) ?? request.brand.defaultLanguage
  return { text, composer: 'model', model, language: spoken, usage, spans: guardReply(request, text) }
}

function signed(reply: string, request: ComposeRequest): string {
  const signOff = request.brand.signOff?.trim()
  if (!signOff || reply.includes(signOff)) return reply
  return reply.length + signOff.length + 1 > request.maxLength ? reply : `${reply}\n${signOff}`
}

/** Tokens times price per million tokens is millionths already. */
function usageOf({ tokens }: ModelAnswer, prices: { input: number; output: number } | null): Usage | null {
  if (!tokens) return null
  const { input, output } = tokens
  const known = prices !== null && input !== null && output !== null
  const costMicros = known ? Math.round(input * prices.input + output * prices.output) : null
  return { inputTokens: input, outputTokens: output, costMicros }
}
