import { createAnthropic } from '@ai-sdk/anthropic'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms } from './call-options.ts'

/** Messages API. Effort becomes adaptive thinking or a budget, depending on the model. */
export function openAnthropic(settings: ProviderSettings): Provider {
  const model = createAnthropic(access(settings))(settings.model)
  const cacheMark = { anthropic: { cacheControl: { type: 'ephemeral' } } }
  return (dialect) => ({ ...inPackageTerms(model, dialect), cacheMark })
}
