import { sizes } from '@bizamply/contract/size-limits'
import { templateVariables } from '@bizamply/contract/template-placeholders'

export type TemplateProblem = { why: 'empty' } | { why: 'long'; over: number }

const problemOf = (text: string, most: number): TemplateProblem | null => {
  const over = text.trim().length - most
  return over > 0 ? { why: 'long', over } : text.trim() === '' ? { why: 'empty' } : null
}

export const problemOfName = (name: string): TemplateProblem | null => problemOf(name, sizes.templateName)
export const problemOfText = (text: string): TemplateProblem | null => problemOf(text, sizes.replyText)

/** Unknown placeholders, which can never be filled. */
export const unknownPlaces = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([\p{L}_ -]{1,30})\}/gu)].flatMap(([whole, name]) => (isPlace(name) ? [] : [whole]))),
]

const isPlace = (name: string | undefined): boolean => templateVariables.some((place) => place === name)
