import { createOpenAI } from '@ai-sdk/openai'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms, responsesOptions } from './call-options.ts'

/** Responses API. OpenAI caches common prefixes without a mark. */
export function openOpenai(settings: ProviderSettings): Provider {
  const model = createOpenAI(access(settings))(settings.model)
  return (dialect) => {
    const { call, ...rest } = inPackageTerms(model, dialect)
    return { ...rest, call: { ...call, providerOptions: { openai: responsesOptions } } }
  }
}
