import { createAnthropic } from '@ai-sdk/anthropic'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms } from './call-options.ts'

/** By the Messages API. Effort becomes adaptive thinking or a budget, as the model takes it. */
export function openAnthropic(settings: ProviderSettings): Provider {
  const model = createAnthropic(access(settings))(settings.model)
  const cacheMark = { anthropic: { cacheControl: { type: 'ephemeral' } } }
  return (dialect) => ({ ...inPackageTerms(model, dialect), cacheMark })
}
