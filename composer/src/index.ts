// Owns reading comments, writing replies with a model or built-in sentences, and marking unsupported claims.
// Doesn't own credits, drafts, when replies are written or sent, or the brand's stored facts.
import type { ModelProvider, ReasoningEffort } from '@bizamply/contract/company-model-choices'
import { createBuiltInComposer } from './built-in-composer.ts'
import type { Composer } from './composer.ts'
import { withFallback } from './model/model-fallback.ts'
import { createLazyModel } from './model/lazy-model.ts'
import type { TokenPrices } from './model/token-cost.ts'
import type { WatchCall } from './model/model-provider.ts'

export { ComposeError, type Composer, type ComposeRequest, type Composition } from './composer.ts'
export { checkReply, guardReply, reviewMarks } from './claims/guard-rails.ts'
export { supportedClaims } from './claims/supported-claims.ts'
export { modelTrouble } from './model/model-trouble.ts'
export { addressOf } from './model/providers/provider-address.ts'
export { tryModel } from './model/try-model.ts'
export { storedReading } from './stored-reading.ts'

interface ComposerConfig {
  /** Provider protocol and URL; null without a model. */
  model: { provider: ModelProvider; baseUrl: string } | null
  aiApiKey: string | null
  aiModel: string | null
  /** Actual URL of calls; see `outbound/`. */
  rewrite?: (url: string) => string
  fetch?: typeof fetch
  timeoutMs?: number
  /** Reasoning effort; null uses the model's default. */
  reasoningEffort?: ReasoningEffort | null
  prices?: TokenPrices | null
  /** Fallback when the model fails; none by default. */
  fallback?: 'built-in' | 'none'
  log?: { warn(details: object, message: string): void }
  watch?: WatchCall
}

/** The configured model, or else the built-in composer, which is also the model's fallback if enabled. */
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
