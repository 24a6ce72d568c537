import { createAzure } from '@ai-sdk/azure'
import type { Provider, ProviderSettings } from './open-provider.ts'
import { access, inPackageTerms, responsesOptions } from './call-options.ts'

/** By the Responses API of an Azure resource. The model's name is that of the deployment. */
export function openAzure(settings: ProviderSettings): Provider {
  const model = createAzure(access(settings))(settings.model)
  return (dialect) => {
    const { call, ...asked } = inPackageTerms(model, dialect)
    return { ...asked, call: { ...call, providerOptions: { azure: responsesOptions } } }
  }
}
