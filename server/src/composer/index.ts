// Owns: reading a comment, writing a reply to it by a model or by itself, and marking what no stored fact supports.
// Does not own: credits, drafts, when a reply is written or sent, and which facts of the brand are stored.
import { createBuiltInComposer } from './built-in-composer.ts'
import type { Composer } from './composer.ts'
import { withFallback } from './model-fallback.ts'
import { createLazyModel } from './lazy-model.ts'

export * from './composer.ts'
export { createBuiltInComposer } from './built-in-composer.ts'
export { checkReply } from './guard-rails.ts'
export { readComment } from './read-comment.ts'
export type { Mood, Reading } from './read-comment.ts'
export { readerVersion, storedReading, type StoredReading } from './stored-reading.ts'

export interface ComposerConfig {
  aiBaseUrl: string | null
  aiApiKey: string | null
  aiModel: string | null
  /** Where calls really go, as `outside/` says. */
  rewrite?: (url: string) => string
  fetch?: typeof fetch
  timeoutMs?: number
  /** How long a thinking model is to think; null leaves it to the model. */
  reasoningEffort?: string | null
  prices?: { input: number; output: number } | null
  /** What writes where the model fails: nobody unless set. */
  fallback?: 'built-in' | 'none'
  log?: { warn(details: object, message: string): void }
}

/** The model when one is configured, else the built-in composer; that one stands in for a model only where it is asked to. */
export function createComposer(config: ComposerConfig): Composer {
  if (!config.aiBaseUrl) return createBuiltInComposer()
  const model = createLazyModel({
    baseUrl: config.rewrite ? config.rewrite(config.aiBaseUrl) : config.aiBaseUrl,
    apiKey: config.aiApiKey,
    model: config.aiModel ?? 'default',
    fetch: config.fetch,
    timeoutMs: config.timeoutMs,
    reasoningEffort: config.reasoningEffort ?? null,
    prices: config.prices ?? null,
    log: config.log,
  })
  return config.fallback === 'built-in' ? withFallback(model, createBuiltInComposer()) : model
}
