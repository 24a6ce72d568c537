import type { ComposeRequest } from '@bizamply/composer'
import { riskNames, type Topic, topicNames } from '@bizamply/contract/topics-and-risks'

export type Correction = NonNullable<ComposeRequest['comment']['corrected']>

export interface CorrectedColumns {
  language: string | null
  sentiment: Correction['sentiment']
  topics_good: string[]
  topics_bad: string[]
  risks: string[]
  spam: boolean
}

/** A comment's reading as a person corrected it, in the composer's words. */
export const correctionOf = (row: CorrectedColumns): Correction => ({
  language: row.language,
  sentiment: row.sentiment,
  good: topicsOf(row.topics_good),
  bad: topicsOf(row.topics_bad),
  risks: risksOf(row.risks),
  spam: row.spam,
})

const topicsOf = (names: string[]): Topic[] => topicNames.filter((name) => names.includes(name))

const risksOf = (names: string[]): Correction['risks'] => riskNames.filter((name) => names.includes(name))
