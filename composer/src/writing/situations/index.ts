import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { complaints, highlights, type Complaint, type Highlight, type Situations } from './situation.ts'
import { zh } from './zh.ts'

export { complaints, type Complaint, type Highlight } from './situation.ts'

const books: Record<string, Situations> = { de, en, es, fr, it, ja, pt, zh }

export const situationBooks: readonly Situations[] = Object.values(books)

const complaintIds = Object.keys(complaints) as Complaint[]

/** What a comment reports, by the patterns of its language. */
export function situationsIn(
  text: string,
  language: string | null,
): { complaint: Complaint | null; highlight: Highlight | null } {
  const book = language === null ? undefined : books[language]
  if (!book) return { complaint: null, highlight: null }
  const small = text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ')
  const isReported = (id: Complaint | Highlight): boolean => book[id].pattern.test(small)
  return { complaint: complaintIds.find(isReported) ?? null, highlight: highlights.find(isReported) ?? null }
}

/** Sentences for a situation, in the language of the reply. */
export const situationLines = (id: Complaint | Highlight, language: string): readonly string[] =>
  books[language]?.[id].lines ?? []
