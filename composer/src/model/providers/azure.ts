import { createAzure } from '@ai-sdk/azure'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms, responsesOptions } from './call-options.ts'

/** By the Responses API of an Azure resource. The model's name is that of the deployment. */
export function openAzure(settings: ProviderSettings): Provider {
  // The versioned address is the one that a gateway can pass on; the library completes the other for Azure's own names only.
  const baseUrl = settings.baseUrl.replace(/\/openai\/?$/, '/openai/v1')
  const model = createAzure(access({ ...settings, baseUrl }))(settings.model)
  return (dialect) => {
    const { call, ...asked } = inPackageTerms(model, dialect)
    return { ...asked, call: { ...call, providerOptions: { azure: responsesOptions } } }
  }
}
