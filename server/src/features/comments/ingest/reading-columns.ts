import type { Ctx, StoredReading } from '../../../context.ts'
import type { IncomingComment } from '../../../platforms/platform.ts'

export const readComments = (
  ctx: Ctx,
  comments: Pick<IncomingComment, 'title' | 'text' | 'rating'>[],
  likely: string | null,
): StoredReading[] => comments.map((comment) => ctx.read(comment, likely))

/** The parts of a reading that rollups count. */
type Counted = Pick<StoredReading, 'sentiment' | 'topicsGood' | 'topicsBad'>

export const readAs = ({ sentiment, topicsGood, topicsBad }: StoredReading): Counted => ({
  sentiment,
  topicsGood,
  topicsBad,
})

/** Reading columns, in the order of `readingValues`. */
export const readingColumns = `language, sentiment, sentiment_score, topics_good, topics_bad, risks, spam, question, evidence, read_by`

/** The same columns selected from `t`, which unnests `readingTypes`. */
export const readingOfRow = `t.language, t.sentiment, t.sentiment_score, t.topics_good::text[], t.topics_bad::text[],
  t.risks::text[], t.spam, t.question, t.evidence, t.read_by`

/** The same, but keeps corrected values where `keeps` is true for the rows `c` and `t`. */
export const readingUnless = (keeps: string): string => {
  const found = readingOfRow.split(/,\s*/)
  return readingColumns
    .split(', ')
    .map((name, n) => `case when ${keeps} then c.${name} else ${found[n]} end`)
    .join(', ')
}

/** Types for unnest, starting at parameter `first`. */
export const readingTypes = (first: number): string => types.map((type, n) => `$${first + n}::${type}[]`).join(', ')

const types = ['text', 'text', 'smallint', 'text', 'text', 'text', 'bool', 'bool', 'jsonb', 'smallint']

export const readingValues = (readings: StoredReading[]): unknown[] => [
  readings.map((r) => r.language),
  readings.map((r) => r.sentiment),
  readings.map((r) => r.score),
  readings.map((r) => literal(r.topicsGood)),
  readings.map((r) => literal(r.topicsBad)),
  readings.map((r) => literal(r.risks)),
  readings.map((r) => r.spam),
  readings.map((r) => r.question),
  readings.map((r) => JSON.stringify(r.evidence)),
  readings.map((r) => r.version),
]

// PostgreSQL arrays of arrays can't be ragged, so each is passed as text. Topic and risk names need no quoting.
const literal = (names: string[]): string => `{${names.join(',')}}`
