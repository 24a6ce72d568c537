import { reasoningEfforts } from '@bizamply/contract/company-model-choices'

export { reasoningEfforts }
export type ReasoningEffort = (typeof reasoningEfforts)[number]
