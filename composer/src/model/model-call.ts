import { type LanguageModelUsage, streamText } from 'ai'
import { z } from 'zod'
import type { ComposeOptions, ComposeRequest } from '../composer.ts'
import { replySoFar } from './model-reply.ts'
import { modelInstructions, modelMessage } from './prompt.ts'
import type { OpenModel } from './providers/provider.ts'
import { replyLanguage } from '../writing/reply-language.ts'
import type { Tokens } from './token-cost.ts'

/** The outcome of one call. */
export interface ModelAnswer {
  text: string
  finishReason: string
  /** Servers with structured output report refusals in a separate field, with empty content. */
  refused: boolean
  tokens: Tokens | null
  error: unknown
}

export interface CallLimits {
  /** Timeouts for the first and the last token. */
  firstMs: number
  wholeMs: number
  maxOutputTokens: number
}

/**
 * Makes one request, with at most two retries before the first token. Never throws: a 401 ends the stream silently and
 * a broken stream throws, and both end up in `error`.
 */
export async function askModel(
  { model, call, cacheMark }: OpenModel,
  request: ComposeRequest,
  options: ComposeOptions,
  { firstMs, wholeMs, maxOutputTokens }: CallLimits,
): Promise<ModelAnswer> {
  const answer: ModelAnswer = { text: '', finishReason: 'none', refused: false, tokens: null, error: null }
  const waiting = new AbortController()
  const first = setTimeout(() => waiting.abort(new DOMException('No first word', 'TimeoutError')), firstMs)
  try {
    const result = streamText({
      model,
      instructions: {
        role: 'system',
        content: modelInstructions(request),
        ...(cacheMark ? { providerOptions: cacheMark } : {}),
      },
      prompt: modelMessage(request, replyLanguage(request) ?? request.brand.defaultLanguage),
      maxOutputTokens,
      ...call,
      maxRetries: 2,
      include: { rawChunks: true },
      abortSignal: AbortSignal.any([
        waiting.signal,
        AbortSignal.timeout(wholeMs),
        ...(options.signal ? [options.signal] : []),
      ]),
      onError: ({ error }) => void (answer.error ??= error),
      onAbort: () => void (answer.error ??= new DOMException('Stopped', 'TimeoutError')),
    })
    const show = showing(options)
    for await (const part of result.stream) {
      if (part.type === 'text-delta') {
        clearTimeout(first)
        answer.text += part.text
        await show(answer.text)
      } else if (part.type === 'reasoning-delta') clearTimeout(first)
      else if (part.type === 'raw' && isRefusal(part.rawValue)) answer.refused = true
      else if (part.type === 'error') answer.error ??= part.error
      else if (part.type === 'finish') {
        answer.finishReason = part.finishReason
        answer.tokens = tokensOf(part.totalUsage)
      }
    }
  } catch (error) {
    answer.error ??= error
  } finally {
    clearTimeout(first)
  }
  return answer
}

const tokensOf = ({ inputTokens, outputTokens, inputTokenDetails }: LanguageModelUsage): Tokens => ({
  input: inputTokens ?? null,
  output: outputTokens ?? null,
  cacheRead: inputTokenDetails.cacheReadTokens ?? 0,
  cacheWrite: inputTokenDetails.cacheWriteTokens ?? 0,
})

/** As in Chat Completions and Responses. Other packages map it to the finish reason. */
const refusal = z.union([
  z.object({ choices: z.array(z.object({ delta: z.object({ refusal: z.string().min(1) }) })).min(1) }),
  z.object({ type: z.literal('response.refusal.delta'), delta: z.string().min(1) }),
])
const isRefusal = (chunk: unknown): boolean => refusal.safeParse(chunk).success

/** Passes on each new part of the reply while it streams. */
function showing(options: ComposeOptions): (written: string) => Promise<void> {
  let shown = ''
  return async (written) => {
    const reply = await replySoFar(written)
    if (reply === null || reply.length <= shown.length || !reply.startsWith(shown)) return
    options.onDelta?.(reply.slice(shown.length))
    shown = reply
  }
}
