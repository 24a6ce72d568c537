import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms } from './call-options.ts'

/** Converse API with a Bedrock API key. */
export function openBedrock(settings: ProviderSettings): Provider {
  const model = createAmazonBedrock(access(settings))(settings.model)
  const cacheMark = { bedrock: { cachePoint: { type: 'default' } } }
  return (dialect) => ({ ...inPackageTerms(model, dialect), cacheMark })
}
