import { createGoogle } from '@ai-sdk/google'
import type { Provider, ProviderSettings } from './open-provider.ts'
import { access, inPackageTerms } from './call-options.ts'

/** By the Gemini API. Effort becomes a thinking level or a budget, as the model takes it. */
export function openGoogle(settings: ProviderSettings): Provider {
  const model = createGoogle(access(settings))(settings.model)
  return (dialect) => inPackageTerms(model, dialect)
}
