import type { LinkedComment } from '@bizamply/contract/projects'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { cutQuote } from '../analytics/index.ts'
import type { CommentRow } from '../comments/index.ts'

const MOST = 220

/** Quotes the sentence about a topic of the project, else the beginning. */
export function presentLinked(row: CommentRow, topics: readonly Topic[]): LinkedComment {
  return {
    id: row.id,
    author: row.author_name?.trim() || null,
    platform: row.platform,
    status: row.status,
    rating: row.rating,
    ...sentenceOf(row, topics),
    product: row.product_title,
    at: row.occurred_at.toISOString(),
  }
}

function sentenceOf(row: CommentRow, topics: readonly Topic[]): Pick<LinkedComment, 'text' | 'marks'> {
  for (const topic of topics) {
    const words = row.evidence.filter(({ of }) => of === `topic:${topic}`).flatMap((one) => one.words)
    const cut = cutQuote(row.content, words, row.language) ?? cutQuote(row.title ?? '', words, row.language)
    const side = row.topics_bad.includes(topic) ? 'bad' : 'good'
    if (cut) return { text: cut.text, marks: cut.marks.map((mark) => ({ ...mark, side })) }
  }
  const text = (row.content.trim() || row.title?.trim() || '').replace(/\s+/g, ' ')
  return { text: text.length > MOST ? `${text.slice(0, MOST).toWellFormed().trimEnd()}…` : text, marks: [] }
}
