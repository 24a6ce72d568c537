import type { ModelConfig } from './model-provider.ts'

/** Result of a short test call. `body` is the provider's raw text and must never be shown. */
export interface ModelTrial {
  /** Null without a response. */
  status: number | null
  wrote: boolean
  body: string
  /** Network error code, such as ECONNREFUSED; null if there was a response. */
  network: string | null
  timedOut: boolean
}

/** Tests the configured model with one short request. Never throws. */
export async function tryModel(config: ModelConfig): Promise<ModelTrial> {
  const { generateText, APICallError } = await import('ai')
  const { firstDialect } = await import('./model-dialect.ts')
  const { openProvider } = await import('./providers/open-provider.ts')
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const nothing = { status: null, wrote: false, body: '', network: null, timedOut: false }
  try {
    const provider = await openProvider(config)
    const dialect = firstDialect(config.provider, config.reasoningEffort ?? null)
    const { model, call } = provider({ ...dialect, format: 'plain', temperature: false })
    const abortSignal = AbortSignal.timeout((config.timeoutMs ?? 15_000) * 3)
    const answer = await generateText({
      model,
      ...call,
      temperature: undefined,
      prompt: WORD,
      maxRetries: 0,
      abortSignal,
    })
    return { ...nothing, status: 200, wrote: answer.text !== '' || answer.finishReason === 'length' }
  } catch (error) {
    if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
      return { ...nothing, timedOut: true }
    if (!APICallError.isInstance(error)) return { ...nothing, status: 200 }
    const { statusCode = null, responseBody = '' } = error
    return { ...nothing, status: statusCode, body: responseBody, network: statusCode === null ? codeOf(error) : null }
  }
}

const WORD = 'Answer with the word OK.'

/** Only the code: the message could contain what was sent. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) return code
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : 'no connection'
}
