import type { Provider, ProviderSettings } from './provider.ts'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'

/** Loads only the configured provider's package, because each is several megabytes. */
export async function openProvider(settings: ProviderSettings): Promise<Provider> {
  return (await loaders[settings.provider]())(settings)
}

const loaders: Record<ModelProvider, () => Promise<(settings: ProviderSettings) => Provider>> = {
  openai: async () => (await import('./openai.ts')).openOpenai,
  anthropic: async () => (await import('./anthropic.ts')).openAnthropic,
  google: async () => (await import('./google.ts')).openGoogle,
  mistral: async () => (await import('./mistral.ts')).openMistral,
  azure: async () => (await import('./azure.ts')).openAzure,
  bedrock: async () => (await import('./bedrock.ts')).openBedrock,
  compatible: async () => (await import('./compatible.ts')).openCompatible,
}
