import { ComposeError } from '../composer.ts'
import type { ComposeOptions, ComposeRequest, Composer, Composition, Usage } from '../composer.ts'
import { guardReply } from '../claims/guard-rails.ts'
import { detectLanguage } from '../reading/language.ts'
import { replyFrom } from './model-answer.ts'
import { askModel, type ModelAnswer } from './model-call.ts'
import { dialectAfter, firstDialect, type ModelDialect, MORE_ROOM, outputLimit } from './model-dialect.ts'
import { modelFailure, statusOf } from './model-failure.ts'
import { recentOutcomes } from './model-health.ts'
import { replySoFar } from './model-reply.ts'
import { openProvider } from './providers/open-provider.ts'
import type { Provider } from './providers/provider.ts'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'
import type { ReasoningEffort } from '@bizamply/contract/company-model-choices'
import { replyLanguage } from '../writing/reply-language.ts'
import { sumOfTokens, type TokenPrices, usageOf } from './token-cost.ts'

/** Observes each reply request from start to end. */
export type WatchCall = (
  call: { provider: string; model: string },
  work: () => Promise<Composition>,
) => Promise<Composition>

export interface ModelConfig {
  provider: ModelProvider
  /** Actual URL of calls. */
  baseUrl: string
  apiKey: string | null
  model: string
  fetch?: typeof fetch
  /** Timeout for the first token; a whole reply may take three times as long. */
  timeoutMs?: number
  reasoningEffort?: ReasoningEffort | null
  prices?: TokenPrices | null
  log?: { warn(details: object, message: string): void }
  watch?: WatchCall | undefined
}

/** Writes replies with one model in its provider's protocol. */
export function createModelProvider(config: ModelConfig): Composer {
  // Only this global disables the library's warnings about unsupported options.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const outcomes = recentOutcomes()
  const ask = askerOf(config)
  const watch: WatchCall = config.watch ?? ((_, work) => work())

  return {
    name: config.model,
    kind: 'model',
    health: outcomes.health,
    compose: (request, options) =>
      watch(config, async () => {
        const answer = await ask(request, options)
        const usage = usageOf(answer.tokens, config.prices ?? null)
        try {
          const made = finish(config.model, request, options, answer, usage)
          outcomes.add(true)
          return made
        } catch (error) {
          const failed = modelFailure(error, answer.text !== '', usage)
          // A disconnected client or rejected answer says nothing about the provider's health.
          if (!options.signal?.aborted) outcomes.add(failed.failure === 'refused')
          const details = { failure: failed.failure, status: statusOf(answer.error), usage, model: config.model }
          config.log?.warn(details, 'composer: the model wrote no usable reply')
          throw failed
        }
      }),
  }
}

type Ask = (request: ComposeRequest, options: ComposeOptions) => Promise<ModelAnswer>

/** Makes requests in the form that the model supports, learned from its errors. */
function askerOf(config: ModelConfig): Ask {
  const firstMs = config.timeoutMs ?? 15_000
  let opening: Promise<Provider> | null = null
  let dialect = firstDialect(config.provider, config.reasoningEffort ?? null)
  const askOnce = async (
    tried: ModelDialect,
    request: ComposeRequest,
    options: ComposeOptions,
  ): Promise<ModelAnswer> => {
    const provider = await (opening ??= openProvider(config))
    return askModel(provider(tried), request, options, {
      firstMs,
      wholeMs: firstMs * 3,
      maxOutputTokens: outputLimit(request, tried),
    })
  }

  return async (request, options) => {
    let tried = dialect
    let answer = await askOnce(tried, request, options)
    for (;;) {
      const next = answer.text === '' ? dialectAfter(tried, answer.error) : null
      if (!next) break
      tried = next.dialect
      // A parameter that the server named is remembered immediately; a guessed one only if it helped.
      if (next.sure) dialect = tried
      answer = await askOnce(tried, request, options)
      if (!answer.error) dialect = tried
    }
    if (tried.roomFactor !== 1 || !(await isSpentOnThoughts(answer))) return answer
    const spent = answer.tokens
    tried = { ...tried, roomFactor: MORE_ROOM }
    answer = await askOnce(tried, request, options)
    if (!answer.error) dialect = tried
    return { ...answer, tokens: sumOfTokens(spent, answer.tokens) }
  }
}

const isSpentOnThoughts = async ({ text, finishReason, error }: ModelAnswer): Promise<boolean> =>
  !error && finishReason === 'length' && !(await replySoFar(text))

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
