import { createGoogle } from '@ai-sdk/google'
import type { ReasoningEffort } from '@bizamply/contract/company-model-choices'
import type { Provider, ProviderSettings } from './provider.ts'
import { access, inPackageTerms } from './call-options.ts'

/** Gemini API. Effort becomes a thinking level, or a budget for older models. */
export function openGoogle(settings: ProviderSettings): Provider {
  const model = createGoogle(access(settings))(settings.model)
  const takesBudget = settings.model.includes('gemini-2.5')
  return (dialect) => {
    const { reasoningEffort } = dialect
    if (!takesBudget || reasoningEffort === null) return inPackageTerms(model, dialect)
    const { call, ...rest } = inPackageTerms(model, { ...dialect, reasoningEffort: null })
    const thinkingBudget = budgets[reasoningEffort]
    return { ...rest, call: { ...call, providerOptions: { google: { thinkingConfig: { thinkingBudget } } } } }
  }
}

// Thinking counts as output, and the library's budgets would leave no room for a reply.
const budgets: Record<ReasoningEffort, number> = {
  // The minimum for 2.5 Pro, which can't disable thinking.
  none: 128,
  minimal: 512,
  low: 1024,
  medium: 1800,
  high: 6000,
  xhigh: 12_000,
}
