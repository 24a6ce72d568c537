// Owns: reading a comment, writing a reply to it by a model or by itself, and marking what no stored fact supports.
// Does not own: credits, drafts, when a reply is written or sent, and which facts of the brand are stored.
import { createBuiltInComposer } from './built-in-composer.ts'
import type { Composer } from './composer.ts'
import { withFallback } from './model/model-fallback.ts'
import { createLazyModel } from './model/lazy-model.ts'
import type { ReasoningEffort } from './model/reasoning-effort.ts'
import type { ProviderName } from './model/providers/provider-names.ts'
import type { TokenPrices } from './model/token-cost.ts'
import type { WatchCall } from './model/model-provider.ts'

export * from './composer.ts'
export { createBuiltInComposer } from './built-in-composer.ts'
export { checkReply } from './claims/guard-rails.ts'
export { readComment } from './reading/read-comment.ts'
export { modelTrouble, type ModelTrouble } from './model/model-trouble.ts'
export type { OwnModel, WatchCall } from './model/model-provider.ts'
export { tryModel, type ModelTrial } from './model/try-model.ts'
export type { TokenPrices } from './model/token-cost.ts'
export { reasoningEfforts } from './model/reasoning-effort.ts'
export { addressOf, type ProviderName, providerNames } from './model/providers/provider-names.ts'
export type { Mood, Reading } from './reading/reading.ts'
export type { Sentiment } from './reading/reading.ts'
export { readerVersion, storedReading, type StoredReading } from './reading/stored-reading.ts'

export interface ComposerConfig {
  /** Whose protocol is spoken, and at which address; null: no model. */
  model: { provider: ProviderName; baseUrl: string } | null
  aiApiKey: string | null
  aiModel: string | null
  /** Where calls really go, as `outside/` says. */
  rewrite?: (url: string) => string
  fetch?: typeof fetch
  timeoutMs?: number
  /** How long a thinking model is to think; null leaves it to the model. */
  reasoningEffort?: ReasoningEffort | null
  prices?: TokenPrices | null
  /** What writes where the model fails: nothing unless set. */
  fallback?: 'built-in' | 'none'
  log?: { warn(details: object, message: string): void }
  watch?: WatchCall
}

/** The model when one is configured, else the built-in composer; that one stands in for a model only where it is asked to. */
export function createComposer(config: ComposerConfig): Composer {
  if (config.model === null) return createBuiltInComposer()
  const { provider, baseUrl } = config.model
  const model = createLazyModel({
    provider,
    baseUrl: config.rewrite ? config.rewrite(baseUrl) : baseUrl,
    apiKey: config.aiApiKey,
    model: config.aiModel ?? 'default',
    fetch: config.fetch,
    timeoutMs: config.timeoutMs,
    reasoningEffort: config.reasoningEffort ?? null,
    prices: config.prices ?? null,
    log: config.log,
    watch: config.watch,
  })
  return config.fallback === 'built-in' ? withFallback(model, createBuiltInComposer()) : model
}
