import { reasoningEfforts } from '@bizamply/contract/company-model'

export { reasoningEfforts }
export type ReasoningEffort = (typeof reasoningEfforts)[number]
