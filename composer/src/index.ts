// Owns: reading a comment, writing a reply to it by a model or by itself, and marking what no stored fact supports.
// Does not own: credits, drafts, when a reply is written or sent, and which facts of the brand are stored.
import type { ModelProvider, ReasoningEffort } from '@bizamply/contract/company-model-choices'
import { createBuiltInComposer } from './built-in-composer.ts'
import type { Composer } from './composer.ts'
import { withFallback } from './model/model-fallback.ts'
import { createLazyModel } from './model/lazy-model.ts'
import type { TokenPrices } from './model/token-cost.ts'
import type { WatchCall } from './model/model-provider.ts'

export { ComposeError, type Composer, type ComposeRequest, type Composition } from './composer.ts'
export { checkReply } from './claims/guard-rails.ts'
export { modelTrouble } from './model/model-trouble.ts'
export { addressOf } from './model/providers/provider-address.ts'
export { tryModel } from './model/try-model.ts'
export { storedReading } from './reading/stored-reading.ts'

interface ComposerConfig {
  /** Whose protocol is spoken, and at which address; null: no model. */
  model: { provider: ModelProvider; baseUrl: string } | null
  aiApiKey: string | null
  aiModel: string | null
  /** Where calls really go, as the outbound client says. */
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
