import type { LanguageModel, streamText } from 'ai'
import type { ModelDialect } from '../model-dialect.ts'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'

export interface ProviderSettings {
  provider: ModelProvider
  /** Actual URL of calls. */
  baseUrl: string
  apiKey: string | null
  model: string
  fetch?: typeof fetch | undefined
}

type CallOptions = Parameters<typeof streamText>[0]
type ProviderOptions = NonNullable<CallOptions['providerOptions']>

/** A model configured for one dialect. */
export interface OpenModel {
  model: Exclude<LanguageModel, string>
  call: Pick<CallOptions, 'temperature' | 'reasoning' | 'providerOptions'>
  /** Marks the constant instructions for providers that cache only marked parts. */
  cacheMark?: ProviderOptions
}

/** Creates the model for the dialect to try. */
export type Provider = (dialect: ModelDialect) => OpenModel
