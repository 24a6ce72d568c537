import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { inDialect } from '../model-dialect.ts'
import { answerSchema } from '../model-reply.ts'
import type { Provider, ProviderSettings } from './provider.ts'
import { TEMPERATURE } from './call-options.ts'

/** Chat Completions, adjusted to what each server supports. */
export function openCompatible({ baseUrl, apiKey, model, fetch }: ProviderSettings): Provider {
  return (dialect) => {
    const provider = createOpenAICompatible({
      name: 'composer',
      baseURL: baseUrl.replace(/\/+$/, ''),
      includeUsage: true,
      ...(apiKey ? { apiKey } : {}),
      ...(fetch ? { fetch } : {}),
      transformRequestBody: (body) => inDialect(body, dialect, answerSchema),
    })
    return { model: provider(model), call: { temperature: TEMPERATURE } }
  }
}
