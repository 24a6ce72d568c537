import { readMarks } from '../labels/marks.ts'
import { isJudged } from './language-judge.ts'
import { namedTopics } from './labels-judge.ts'
import { signOf, type ReadRow } from './readings.ts'
import { hashOf } from '../split.ts'

export type ErrorKind = 'sentiment' | 'language' | 'topics' | 'spam'

const labels = readMarks()

/** Why the reading of a row is wrong, or null; always null for rows of the unseen half. */
export function errorOf(row: ReadRow, kind: ErrorKind): string | null {
  if (row.half !== 'seen') return null
  if (kind === 'language') {
    const { language } = row.reading
    return isJudged(row) && language !== row.language ? `${String(row.language)}, read as ${String(language)}` : null
  }
  if (kind === 'spam') {
    return row.spam !== null && row.spam !== row.reading.spam ? `spam ${String(row.spam)}` : null
  }
  return kind === 'topics' ? topicError(row) : signError(row)
}

function signError(row: ReadRow): string | null {
  if (!row.label || !row.language) return null
  const sign = signOf(row.inLanguage)
  if (sign === (row.label === 'positive' ? 1 : -1)) return null
  return `${row.label}, sign ${sign}; ${words(row)}`
}

function topicError(row: ReadRow): string | null {
  const marked = labels.get(hashOf(row.text))
  if (!marked) return null
  const present = new Set([...marked.good, ...marked.bad, ...marked.about])
  const named = namedTopics(row.inLanguage)
  const absent = named.filter((topic) => !present.has(topic))
  const missed = [...new Set([...marked.good, ...marked.bad])].filter((topic) => !named.includes(topic))
  if (absent.length + missed.length === 0) return null
  return `absent: ${absent.join(' ') || '-'}, missed: ${missed.join(' ') || '-'}; ${words(row)}`
}

const words = (row: ReadRow): string => JSON.stringify(row.inLanguage.evidence)
