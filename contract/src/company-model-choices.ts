/** Providers with fixed addresses; a company can't enter an address of its own. */
export const companyProviders = ['openai', 'anthropic', 'google', 'mistral', 'azure', 'bedrock'] as const
export type CompanyProvider = (typeof companyProviders)[number]

/** Reasoning effort, for models that support it. */
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const
