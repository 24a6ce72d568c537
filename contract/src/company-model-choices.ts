/** Services with addresses that we know: a company's model is at none that was typed. */
export const companyProviders = ['openai', 'anthropic', 'google', 'mistral', 'azure', 'bedrock'] as const
export type CompanyProvider = (typeof companyProviders)[number]

/** How long a thinking model is to think, as far as it knows these. */
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const
