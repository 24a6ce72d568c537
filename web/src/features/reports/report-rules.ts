import { sizes } from '@bizamply/contract/size-limits'
import * as z from 'zod/mini'

/** The paths of the dialog's fields, as errors of the server name them. */
const fields = [
  'title',
  'description',
  'sections',
  'filter.platforms',
  'filter.products',
  'formats',
  'recipients',
] as const
export type ReportField = (typeof fields)[number]

/** The dialog's steps: what the report shows; when it runs and who gets it. */
export const reportSteps = ['content', 'delivery'] as const
export type ReportStep = (typeof reportSteps)[number]

/** Fields behind More options. */
const folded: ReadonlySet<string> = new Set(['description', 'filter', 'filter.platforms', 'filter.products'])
export const isFolded = (field: string): boolean => folded.has(field)

const delivered: ReadonlySet<string> = new Set(['formats', 'schedule', 'hour', 'recipients', 'typed'])
export const stepOf = (field: string): ReportStep => (delivered.has(field) ? 'delivery' : 'content')

/** The field that an error's path belongs to. */
export const fieldOfPath = (path: string): ReportField | null =>
  fields.find((field) => path === field || path.startsWith(`${field}.`)) ?? null

export interface TakenAddresses {
  recipients: string[]
  wrong: string[]
  /** Addresses beyond the limit of a report. */
  over: string[]
}

/** Extracts addresses from typed or pasted text, without duplicates. */
export function takeAddresses(have: readonly string[], words: string): TakenAddresses {
  const given = words.split(/[\s,;]+/).filter(Boolean)
  const wrong = given.filter((word) => !isAddress(word))
  const right = given.filter(isAddress).map((word) => word.toLowerCase())
  const all = [...new Set([...have, ...right])]
  return { recipients: all.slice(0, sizes.reportRecipients), wrong, over: all.slice(sizes.reportRecipients) }
}

/** The same rule as on the server. */
const address = z.email().check(z.maxLength(sizes.email))
const isAddress = (word: string): boolean => address.safeParse(word).success
