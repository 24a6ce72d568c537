import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ComposeError } from './composer.ts'
import type { ComposeOptions, ComposeRequest, Composer, Composition, Usage } from './composer.ts'
import { guardReply } from './guard-rails.ts'
import { detectLanguage } from './language.ts'
import { replyFrom } from './model-answer.ts'
import { askModel, type ModelAnswer, type Patience } from './model-call.ts'
import { isFormatRefused, modelFailure, statusOf } from './model-failure.ts'
import { recentOutcomes } from './model-health.ts'
import { answerSchema } from './model-reply.ts'
import { replyLanguage } from './reply-language.ts'

export interface ModelConfig {
  baseUrl: string
  apiKey: string | null
  model: string
  fetch?: typeof fetch
  /** Until the first words; a whole reply may take three times as long. */
  timeoutMs?: number
  /** Per million tokens. */
  prices?: { input: number; output: number } | null
  log?: { warn(details: object, message: string): void }
}

/** Writes with any server that speaks Chat Completions. */
export function createModelProvider(config: ModelConfig): Composer {
  // Only this global silences the library's notes about options that a server does not know (ai.md 4.1).
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const writers = { structured: writerOf(config, true), plain: writerOf(config, false) }
  const outcomes = recentOutcomes()
  const firstMs = config.timeoutMs ?? 15_000
  const patience: Patience = { firstMs, wholeMs: firstMs * 3 }
  let format: 'structured' | 'plain' = 'structured'

  const ask = async (request: ComposeRequest, options: ComposeOptions): Promise<ModelAnswer> => {
    const answer = await askModel(writers[format], request, options, patience)
    if (format === 'plain' || !isFormatRefused(answer)) return answer
    const plain = await askModel(writers.plain, request, options, patience)
    // Remembered only when it was the format that the server did not want.
    if (!plain.error) format = 'plain'
    return plain
  }

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

function writerOf(config: ModelConfig, structured: boolean) {
  const provider = createOpenAICompatible({
    name: 'composer',
    baseURL: config.baseUrl.replace(/\/+$/, ''),
    includeUsage: true,
    ...(config.apiKey ? { apiKey: config.apiKey } : {}),
    ...(config.fetch ? { fetch: config.fetch } : {}),
    ...(structured ? { transformRequestBody: (body) => ({ ...body, response_format: answerSchema }) } : {}),
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
