import { columnMeanings } from './meanings.ts'
import { profileColumn } from './profile.ts'
import { fieldsByContent, fitOf } from './field-fit.ts'
import type { CommentField, KnownExport, MappingGuess } from './mapping.ts'

export type Guessed = MappingGuess['fields']

interface Candidate {
  field: keyof Guessed
  column: string
  confidence: number
}

/** Each field gets the column that fits best, and each column at most one field. */
export function guessCommentFields(
  columns: string[],
  cellsOf: (column: string) => string[],
  known: KnownExport | null,
): Guessed {
  const candidates = columns.flatMap((column): Candidate[] => {
    const cells = cellsOf(column)
    const profile = profileColumn(cells)
    const named = columnMeanings(column).map(({ field, confidence }) => {
      const fit = fitOf(field as CommentField, profile, cells)
      return { field, column, confidence: confidence * fit * (isOdd(field, known) ? 0 : 1) }
    })
    const byContent = fieldsByContent(profile).map((found) => ({ ...found, column }))
    return [...named, ...(named.some(({ confidence }) => confidence >= least) ? [] : byContent)]
  })
  const fields = choose(candidates)
  if ((fields.rating?.confidence ?? 0) >= 0.6) delete fields.label
  return fields
}

export const guessProductFields = (columns: string[]): Guessed =>
  choose(columns.flatMap((column) => columnMeanings(column, 'products').map((meaning) => ({ ...meaning, column }))))

// Yotpo's older import has the shop's reply as "comment_content"; elsewhere a comment is what a customer writes.
const isOdd = (field: string, known: KnownExport | null): boolean => known === 'google-play' && field === 'platform'

function choose(candidates: Candidate[]): Guessed {
  const fields: Guessed = {}
  const taken = new Set<string>()
  for (const { field, column, confidence } of candidates.toSorted((a, b) => b.confidence - a.confidence)) {
    if (confidence < least || fields[field] || taken.has(column)) continue
    fields[field] = { column, confidence: Math.round(confidence * 100) / 100 }
    taken.add(column)
  }
  return fields
}

const least = 0.4
