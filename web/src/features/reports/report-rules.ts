import { sizes } from '@bizamply/contract/limits'
import * as z from 'zod/mini'

/** What the server may say something of, by the paths of the dialog's fields. */
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

/** Which part of the dialog an error's path speaks of. */
export const fieldOfPath = (path: string): ReportField | null =>
  fields.find((field) => path === field || path.startsWith(`${field}.`)) ?? null

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
