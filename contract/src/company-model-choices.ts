/** Providers with fixed URLs; a company can't enter its own URL. */
export const companyProviders = ['openai', 'anthropic', 'google', 'mistral', 'azure', 'bedrock'] as const
export type CompanyProvider = (typeof companyProviders)[number]

/** API that a model is called with. `compatible` is any server with OpenAI's Chat Completions API. */
export const modelProviders = [...companyProviders, 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** Reasoning effort, for models that support it. */
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const
export type ReasoningEffort = (typeof reasoningEfforts)[number]
