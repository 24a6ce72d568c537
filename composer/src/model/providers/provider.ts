import type { LanguageModel, streamText } from 'ai'
import type { ModelDialect } from '../model-dialect.ts'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'

export interface ProviderSettings {
  provider: ModelProvider
  /** Where calls really go. */
  baseUrl: string
  apiKey: string | null
  model: string
  fetch?: typeof fetch | undefined
}

type CallOptions = Parameters<typeof streamText>[0]
type ProviderOptions = NonNullable<CallOptions['providerOptions']>

/** One model, ready to be asked in one dialect. */
export interface OpenModel {
  model: Exclude<LanguageModel, string>
  call: Pick<CallOptions, 'temperature' | 'reasoning' | 'providerOptions'>
  /** Marks the instructions, which stay the same from reply to reply, where a provider caches only what is marked. */
  cacheMark?: ProviderOptions
}

/** Opens the model in the dialect that is to be tried. */
export type Provider = (dialect: ModelDialect) => OpenModel
