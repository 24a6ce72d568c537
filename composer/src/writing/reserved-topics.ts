import type { Topic } from '@bizamply/contract/topics-and-risks'
import { readComment } from '../reading/read-comment.ts'
import { wishedIn } from '../reading/reservations.ts'
import { compact } from '../words/compact.ts'

/**
 * What a happy review wishes were different: "cleaning is easy, just wish the manual wasn't only in Chinese". The reply
 * doesn't praise its topics.
 */
export function reservedTopics(text: string, rating: number | null, language: string | null): ReadonlySet<Topic> {
  const wished = (rating ?? 0) >= 4 ? wishedIn(text) : null
  if (wished === null) return new Set()
  const { good, bad, about } = readComment(wished, null, language)
  return new Set([...good, ...bad, ...about, ...(manuals.test(wished) ? (['ease'] as const) : [])])
}

/** Whoever had no use of them didn't find everything easy. */
const manuals = compact(
  /(?<!\p{L})(?:manual|instructions?|directions|guide|anleitung|bedienungsanleitung|notice|mode d'emploi|instrucciones|manuale|istruzioni|instruções)(?!\p{L})|説明書|说明书/u,
)
