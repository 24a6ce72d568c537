import { createMistral } from '@ai-sdk/mistral'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms } from './call-options.ts'

export function openMistral(settings: ProviderSettings): Provider {
  const model = createMistral(access(settings))(settings.model)
  return (dialect) => inPackageTerms(model, dialect)
}
