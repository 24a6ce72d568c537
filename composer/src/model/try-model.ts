import { type ModelConfig } from './model-provider.ts'

/** What came of one call of a few words. `body` is the service's own text, which may hold anything: never show it. */
export interface ModelTrial {
  /** Null where there was no answer at all. */
  status: number | null
  wrote: boolean
  body: string
  /** The network's own code, such as ECONNREFUSED; null where there was an answer. */
  network: string | null
  timedOut: boolean
}

/** Asks the configured model for one word, once, in its provider's protocol. Never throws. */
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

/** The code alone, never the words: those may repeat what was sent. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) return code
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : 'no connection'
}
