import { hashOf } from '../split.ts'
import { csv, json, pick, type Records } from './rows.ts'

// node composer/bench/labels/sample-replies.ts: prints replies written by merchants, always the same 200 in English,
// 100 of each half, as `hash, half, text`. The texts must never be committed.
const MOST = 100

interface TrustRow {
  language: string
  reply: { message: string } | null
}

function readReplies(): { text: string }[][] {
  const trust = json<TrustRow[]>('replies/bank-trustpilot.fr-nl-en.json').filter((row) => row.language === 'en')
  return [
    column(csv('replies/hotels-tripadvisor.en.csv'), 'ownerResponse/text'),
    column(csv('replies/hospitality-pairs.en.tsv', '\t'), 'response'),
    trust.map((row) => ({ text: row.reply?.message ?? '' })),
  ]
}

const column = (rows: Records, name: string): { text: string }[] => rows.map((row) => ({ text: row[name] ?? '' }))

for (const half of ['seen', 'unseen'] as const) {
  for (const { text } of pick(readReplies(), half, MOST))
    console.log([hashOf(text), half, text.replace(/\s+/g, ' ')].join('\t'))
}
