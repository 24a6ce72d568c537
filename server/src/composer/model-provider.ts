import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type LanguageModel, streamText } from 'ai'
import { ComposeError } from './composer.ts'
import type { ComposeOptions, ComposeRequest, Composer, Composition } from './composer.ts'
import { checkReply } from './guard-rails.ts'
import { detectLanguage } from './language.ts'
import { replyFrom } from './model-answer.ts'
import { modelFailure, statusOf } from './model-failure.ts'
import { modelInstructions, modelMessage } from './prompt.ts'
import { commentLanguage } from './read-comment.ts'

export interface ModelConfig {
  baseUrl: string
  apiKey: string | null
  model: string
  fetch?: typeof fetch
  /** For the whole reply with its retries. */
  timeoutMs?: number
  log?: { warn(details: object, message: string): void }
}

/** Writes with any server that speaks Chat Completions. */
export function createModelProvider(config: ModelConfig): Composer {
  // Only this global silences the library's notes about options that a server does not know (ai.md 4.1).
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const provider = createOpenAICompatible({
    name: 'composer',
    baseURL: config.baseUrl.replace(/\/+$/, ''),
    includeUsage: true,
    ...(config.apiKey ? { apiKey: config.apiKey } : {}),
    ...(config.fetch ? { fetch: config.fetch } : {}),
  })
  const model = provider(config.model)
  return {
    name: config.model,
    kind: 'model',
    compose: async (request, options) => {
      const stop = stopSignal(options.signal, config.timeoutMs ?? 25_000)
      const answer = await ask(model, request, options, stop)
      try {
        return finish(config.model, request, options, answer, stop)
      } catch (error) {
        const failure = modelFailure(error, answer.text !== '')
        const details = {
          failure: failure.failure,
          status: statusOf(answer.error),
          usage: answer.usage,
          model: config.model,
        }
        config.log?.warn(details, 'composer: the model wrote no usable reply')
        throw failure
      }
    },
  }
}

interface Answer {
  text: string
  finishReason: string
  usage: Composition['usage']
  error: unknown
}

/** Never throws: a 401 ends the stream empty without throwing, a broken one throws; both end up in `error`. */
async function ask(
  model: LanguageModel,
  request: ComposeRequest,
  options: ComposeOptions,
  stop: AbortSignal,
): Promise<Answer> {
  const answer: Answer = { text: '', finishReason: 'none', usage: null, error: null }
  try {
    const result = streamText({
      model,
      instructions: modelInstructions(request),
      prompt: modelMessage(request, commentLanguage(request) ?? request.brand.defaultLanguage),
      maxOutputTokens: Math.min(Math.max(request.maxLength, 300), 2000),
      temperature: 0.4,
      maxRetries: 2,
      abortSignal: stop,
      onError: ({ error }) => void (answer.error ??= error),
    })
    for await (const part of result.stream) {
      if (part.type === 'text-delta') {
        answer.text += part.text
        options.onDelta?.(part.text)
      } else if (part.type === 'error') answer.error ??= part.error
      else if (part.type === 'finish') {
        answer.finishReason = part.finishReason
        const { inputTokens, outputTokens } = part.totalUsage
        answer.usage = { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null }
      }
    }
  } catch (error) {
    answer.error ??= error
  }
  return answer
}

function finish(
  model: string,
  request: ComposeRequest,
  options: ComposeOptions,
  answer: Answer,
  stop: AbortSignal,
): Composition {
  if (options.signal?.aborted) throw new ComposeError('timeout', 'Stopped before the reply was finished.')
  if (stop.aborted) throw new ComposeError('timeout', 'The AI service took too long to answer.')
  if (answer.error) throw modelFailure(answer.error, answer.text !== '')
  const reply = replyFrom(answer.text, answer.finishReason)
  const text = signed(reply, request)
  if (text !== reply) options.onDelta?.(text.slice(reply.length))
  const language = detectLanguage(reply) ?? commentLanguage(request) ?? request.brand.defaultLanguage
  return { text, composer: 'model', model, language, usage: answer.usage, spans: checkReply(request, text) }
}

function signed(reply: string, request: ComposeRequest): string {
  const signOff = request.brand.signOff?.trim()
  if (!signOff || reply.includes(signOff)) return reply
  return reply.length + signOff.length + 1 > request.maxLength ? reply : `${reply}\n${signOff}`
}

function stopSignal(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}
