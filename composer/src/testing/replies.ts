import { expect } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import type { Spoken } from '../writing/spoken.ts'
import { spokenSentences } from '../writing/spoken-sentences.ts'
import { request, type RequestParts } from './requests.ts'

const composer = createBuiltInComposer()

/** Sixteen replies to one comment, none of which may contain an unsupported claim. */
export async function replies(parts: RequestParts): Promise<string[]> {
  const seeds = Array.from({ length: 16 }, (_, index) => `seed ${index}`)
  const requests = seeds.map((seed) => request({ authorName: null, signOff: null, ...parts, seed }))
  const done = await Promise.all(requests.map((one) => composer.compose(one, {})))
  expect(done.flatMap((one) => one.spans).filter(({ kind }) => kind !== 'risk' && kind !== 'caution')).toEqual([])
  return done.map((one) => one.text)
}

export const spoken = (reply: string): Spoken[] => spokenSentences(reply, 'Fieldnote Canvas Backpack')

export const kinds = (reply: string): string[] => spoken(reply).map((one) => one.kind)

export const topics = (reply: string): string[] => spoken(reply).flatMap(({ topic }) => (topic ? [topic] : []))

/** Kinds of sentences found in any of the replies. */
export async function kindsTo(parts: RequestParts): Promise<string[]> {
  return (await replies(parts)).flatMap(kinds)
}
