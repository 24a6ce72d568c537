/** Services with addresses that we know: a company's model is at none that was typed. */
export const companyProviders = ['openai', 'anthropic', 'google', 'mistral', 'azure', 'bedrock'] as const
export type CompanyProvider = (typeof companyProviders)[number]

/** Whose protocol a model is asked in. `compatible` is any server that speaks OpenAI's Chat Completions. */
export const modelProviders = [...companyProviders, 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** How long a thinking model is to think, as far as it knows these. */
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const
export type ReasoningEffort = (typeof reasoningEfforts)[number]
