import type { ModelProvider } from '@bizamply/contract/company-model-choices'

/** Default URL; null if each customer has their own. */
export function addressOf(provider: ModelProvider, region: string | null): string | null {
  if (provider === 'bedrock') return region === null ? null : `https://bedrock-runtime.${region}.amazonaws.com`
  return addresses[provider]
}

// Defaults of the AI SDK's packages.
const addresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  azure: null,
  compatible: null,
}
