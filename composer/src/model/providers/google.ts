import { createGoogle } from '@ai-sdk/google'
import type { ReasoningEffort } from '@bizamply/contract/company-model-choices'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms } from './call-options.ts'

/** By the Gemini API. Effort becomes a thinking level, or a budget for the models that take that instead. */
export function openGoogle(settings: ProviderSettings): Provider {
  const model = createGoogle(access(settings))(settings.model)
  const takesBudget = settings.model.includes('gemini-2.5')
  return (dialect) => {
    const { reasoningEffort } = dialect
    if (!takesBudget || reasoningEffort === null) return inPackageTerms(model, dialect)
    const { call, ...asked } = inPackageTerms(model, { ...dialect, reasoningEffort: null })
    const thinkingBudget = budgets[reasoningEffort]
    return { ...asked, call: { ...call, providerOptions: { google: { thinkingConfig: { thinkingBudget } } } } }
  }
}

// Thoughts count as output: the library's budgets, shares of all that the model may write, would leave no room for a reply.
const budgets: Record<ReasoningEffort, number> = {
  // The least that 2.5 Pro takes, which can't be kept from thinking.
  none: 128,
  minimal: 512,
  low: 1024,
  medium: 1800,
  high: 6000,
  xhigh: 12_000,
}
