import type { Quote } from '@bizamply/contract/analytics'
import type { StoredEvidence } from '../../db/schema/comments.ts'
import { quoteWith } from '../analytics/index.ts'
import type { Subject } from './subject.ts'

/** A comment that may show a change. */
export interface EvidenceRow {
  id: string
  title: string | null
  content: string
  evidence: StoredEvidence[]
  language: string | null
  author: string | null
  platform: Quote['platform']
  rating: number | null
  good: string[]
  bad: string[]
  /** Spam and comments about a personal loss are never quoted. */
  quotable: boolean
  occurred_at: Date
}

export const evidenceColumns = `c.id, c.title, c.content, c.evidence, c.language, c.author_name as author, c.platform, c.rating,
  c.topics_good as good, c.topics_bad as bad, c.occurred_at,
  not c.spam and not c.risks && array['personal-data', 'self-harm', 'grief'] as quotable`

/** The sentence that shows the change: about the topic, else the positive or negative one. */
export function quoteEvidence(row: EvidenceRow, { kind, topic, direction }: Omit<Subject, 'productId'>): Quote | null {
  if (!row.quotable) return null
  const side = kind === 'topic' || direction === 'down' ? ('bad' as const) : ('good' as const)
  const topics = kind === 'topic' ? [topic] : row[side]
  const wordsOf = (names: string[]): string[] =>
    row.evidence.filter(({ of }) => names.includes(of)).flatMap(({ words }) => words)
  const candidate = { ...row, side, product_title: null, cataloged: false }
  const quoted = quoteWith(candidate, wordsOf(topics.map((name) => `topic:${name}`)))
  return quoted ?? (kind === 'rating' ? quoteWith(candidate, wordsOf(['sentiment'])) : null)
}
