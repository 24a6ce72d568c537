import { sizes } from '@bizamply/contract/limits'
import type { ReportInput } from '@bizamply/contract/reports'
import * as z from 'zod/mini'

/** What can be wrong in the dialog, in its order. */
export const reportFields = [
  'title',
  'description',
  'sections',
  'platforms',
  'products',
  'formats',
  'recipients',
] as const
export type ReportField = (typeof reportFields)[number]

export type ReportProblem = 'titleEmpty' | 'sectionsEmpty' | 'formatsEmpty'

/** What the server would refuse and a person can see for themselves. */
export function problemsOf({ title, sections, formats }: ReportInput): Partial<Record<ReportField, ReportProblem>> {
  return {
    ...(title.trim() === '' ? { title: 'titleEmpty' } : {}),
    ...(sections.length === 0 ? { sections: 'sectionsEmpty' } : {}),
    ...(formats.length === 0 ? { formats: 'formatsEmpty' } : {}),
  }
}

/** Which part of the dialog an error's path speaks of. */
export function fieldOfPath(path: string): ReportField | null {
  const inside = path.replace(/^filter\./, '').split('.')[0]
  return reportFields.find((field) => field === inside) ?? null
}

export interface TakenAddresses {
  recipients: string[]
  wrong: string[]
  /** More than a report may have. */
  over: string[]
}

/** Addresses out of typed or pasted words, each once. */
export function takeAddresses(have: readonly string[], words: string): TakenAddresses {
  const given = words.split(/[\s,;]+/).filter(Boolean)
  const wrong = given.filter((word) => !isAddress(word))
  const right = given.filter(isAddress).map((word) => word.toLowerCase())
  const all = [...new Set([...have, ...right])]
  return { recipients: all.slice(0, sizes.reportRecipients), wrong, over: all.slice(sizes.reportRecipients) }
}

/** The server's own rule. */
const address = z.email().check(z.maxLength(sizes.email))
const isAddress = (word: string): boolean => address.safeParse(word).success
