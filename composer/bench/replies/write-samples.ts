import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answered } from './compose-replies.ts'

const SAMPLES = 30

/** Writes a file per language, of the seen half only, into an ignored folder, as the texts must not be committed. */
export function writeSamples(answered: readonly Answered[]): string {
  const folder = join(import.meta.dirname, '..', '..', '..', '.data', 'reply-samples')
  mkdirSync(folder, { recursive: true })
  for (const [language, all] of Map.groupBy(answered, (one) => one.review.language)) {
    const pages = all.filter(({ half }) => half === 'seen').slice(0, SAMPLES)
    writeFileSync(join(folder, `${language}.txt`), pages.map(page).join('\n\n'))
  }
  return folder
}

function page({ review, reading, composition, spoken }: Answered, index: number): string {
  const text = review.text.replace(/\s+/g, ' ').slice(0, 700)
  const read = `${reading.polarity}, good: ${reading.good.join(' ') || '-'}, bad: ${reading.bad.join(' ') || '-'}`
  const shape = spoken.map(({ kind, topic }) => (topic ? `${kind}:${topic}` : kind)).join(' ')
  return [
    `${index + 1}. ${review.set} ${review.rating === null ? 'no stars' : `${review.rating} stars`}  [${read}] [${shape}]`,
    `   ${text}`,
    `-> ${composition.text.replaceAll('\n', ' / ')}`,
  ].join('\n')
}
