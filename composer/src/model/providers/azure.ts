import { createAzure } from '@ai-sdk/azure'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms, responsesOptions } from './call-options.ts'

/** Responses API of an Azure resource, with the deployment as the model's name. */
export function openAzure(settings: ProviderSettings): Provider {
  // Gateways can forward the versioned address. The library completes other addresses only for Azure hosts.
  const baseUrl = settings.baseUrl.replace(/\/openai\/?$/, '/openai/v1')
  const model = createAzure(access({ ...settings, baseUrl }))(settings.model)
  return (dialect) => {
    const { call, ...rest } = inPackageTerms(model, dialect)
    return { ...rest, call: { ...call, providerOptions: { azure: responsesOptions } } }
  }
}
