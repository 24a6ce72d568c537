import type { ModelProvider } from '@bizamply/contract/company-model-choices'

/** Where each listens unless told otherwise; null where every customer has an address of their own. */
export function addressOf(provider: ModelProvider, region: string | null): string | null {
  if (provider === 'bedrock') return region === null ? null : `https://bedrock-runtime.${region}.amazonaws.com`
  return addresses[provider]
}

// The defaults of the AI SDK's own packages.
const addresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  azure: null,
  compatible: null,
}
