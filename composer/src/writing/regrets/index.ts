import type { Complaint } from '../particulars/particular.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { ofTaste } from '../topic-groups.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { outrightRegrets } from './outright.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'
import type { RegretWords } from './regret-words.ts'

const books: Record<string, RegretWords> = Object.fromEntries(
  Object.entries({ de, en, es, fr, it, ja, pt, zh }).map(([language, book]) => [
    language,
    { ...book, complaints: { ...book.complaints, ...outrightRegrets[language] } },
  ]),
)

export type Fault =
  | { of: 'complaint'; complaint: Complaint }
  | { of: 'topic'; topic: Topic }
  /** Earlier messages without an answer. */
  | { of: 'unanswered'; calls?: boolean }

/** Sentences that regret one or two faults by name; empty if a language has no words for the first. */
export function regretLines(language: string, faults: readonly Fault[]): string[] {
  const book = books[language]
  const clauses = book ? faults.flatMap((fault) => clauseOf(book, fault) ?? []) : []
  const [fault, also] = clauses
  if (!book || fault === undefined) return []
  const other = also === fault ? undefined : also
  const lines = other === undefined ? book.one : book.both
  const isTaste = faults.some((one) => one.of === 'topic' && ofTaste.has(one.topic))
  return lines
    .filter((line) => !(isTaste && apologizing.test(line)))
    .map((line) => line.replace('{fault}', fault).replace('{also}', secondOf(language, fault, other ?? '')))
    .flatMap(withItem)
    .map((line) => (language === 'fr' ? elided(line) : line))
}

/** "El artículo haga tanto ruido y que no funcione": the second clause doesn't name the item again. */
function secondOf(language: string, fault: string, also: string): string {
  const [item = '', pronoun = ''] = items[language] ?? []
  return item !== '' && fault.startsWith(item) && also.startsWith(item) ? also.replace(item, pronoun) : also
}

const items: Readonly<Record<string, readonly [item: string, pronoun: string]>> = {
  de: ['der Artikel ', 'er '],
  fr: ['l’article ', 'il '],
  es: ['el artículo ', ''],
  it: ['l’articolo ', ''],
  pt: ['o produto ', ''],
}

/** We apologize for what we did, not for what the customer doesn't like. */
const apologizing = /^We apologize|entschuldig|Entschuldigung/u

/** Sentences that regret clauses of this language; the second is optional. */
export function regretsOf(language: string, [fault, also]: readonly string[]): string[] {
  const book = books[language]
  if (!book || fault === undefined) return []
  const lines = also === undefined ? book.one : book.both
  // We apologize for what we did, not for what the customer found.
  const fitting = fault.startsWith('you found') ? lines.filter((line) => !line.startsWith('We apologize')) : lines
  return fitting
    .map((line) => line.replace('{fault}', fault).replace('{also}', also ?? ''))
    .flatMap(withItem)
    .map((line) => (language === 'fr' ? elided(line) : line))
}

const elided = (line: string): string => line.replace(/\bque (?=[aeiouéêh])/gu, 'qu’')

/** The clause of a fault. */
export const regretClause = (language: string, fault: Fault): string | undefined => {
  const book = books[language]
  return book && clauseOf(book, fault)
}

export const hasRegret = (language: string, fault: Fault): boolean => {
  const book = books[language]
  return book !== undefined && clauseOf(book, fault) !== undefined
}

function clauseOf({ complaints, topics, unanswered, unansweredCalls }: RegretWords, fault: Fault): string | undefined {
  if (fault.of === 'unanswered') return fault.calls === true ? unansweredCalls : unanswered
  const named: Partial<Record<string, string>> = fault.of === 'complaint' ? complaints : topics
  return named[fault.of === 'complaint' ? fault.complaint : fault.topic]
}

/** Only the first mention names the product. */
const withItem = (line: string): string[] =>
  line.includes('{item}')
    ? ['your {product}', '{it|they}'].map((item) => line.replace('{item}', item).replaceAll('{item}', '{it|them}'))
    : [line]

/** Each clause of a language with its fault, to recognize it in a reply. */
export const regretClauses = (language: string): { clause: string; fault: Fault }[] => {
  const book = books[language]
  if (!book) return []
  const faults: Fault[] = [
    ...Object.keys(book.complaints).map((complaint) => ({
      of: 'complaint' as const,
      complaint: complaint as Complaint,
    })),
    ...Object.keys(book.topics).map((topic) => ({ of: 'topic' as const, topic: topic as Topic })),
    { of: 'unanswered' },
    { of: 'unanswered', calls: true },
  ]
  return faults.flatMap((fault) => {
    const clause = clauseOf(book, fault)
    return clause === undefined
      ? []
      : [clause, secondOf(language, clause, clause)].flatMap((one) =>
          ['your {product}', '{it|they}', '{it|them}'].map((item) => ({
            clause: one.replaceAll('{item}', item),
            fault,
          })),
        )
  })
}

export const regretTemplates = (language: string): string[] => [
  ...(books[language]?.one ?? []),
  ...(books[language]?.both ?? []),
]
