import { createOpenAI } from '@ai-sdk/openai'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms, responsesOptions } from './call-options.ts'

/** By the Responses API. Caching needs no mark: OpenAI caches what requests begin with alike. */
export function openOpenai(settings: ProviderSettings): Provider {
  const model = createOpenAI(access(settings))(settings.model)
  return (dialect) => {
    const { call, ...asked } = inPackageTerms(model, dialect)
    return { ...asked, call: { ...call, providerOptions: { openai: responsesOptions } } }
  }
}
