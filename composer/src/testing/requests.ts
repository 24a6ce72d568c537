import type { BrandFact, ComposeRequest } from '../composer.ts'
import type { Correction } from '../reading/correction.ts'

export interface RequestParts {
  text?: string
  title?: string | null
  rating?: number | null
  authorName?: string | null
  corrected?: Partial<Correction>
  language?: string
  tone?: string
  signOff?: string | null
  avoid?: string[]
  platform?: string
  product?: string | null
  details?: string | null
  facts?: BrandFact[]
  instructions?: string | null
  recentReplies?: string[]
  maxLength?: number
  seed?: string
}

/** A request like the demo's; override only what a test needs. */
export function request(parts: RequestParts): ComposeRequest {
  const product = parts.product === undefined ? 'Fieldnote Canvas Backpack' : parts.product
  return {
    comment: {
      text: parts.text ?? 'Lovely bag, great quality.',
      title: parts.title ?? null,
      rating: parts.rating === undefined ? 5 : parts.rating,
      authorName: parts.authorName === undefined ? 'Amelia' : parts.authorName,
      platform: parts.platform ?? 'Judge.me',
      ...(parts.corrected
        ? { corrected: { language: 'en', sentiment: null, good: [], bad: [], risks: [], ...parts.corrected } }
        : {}),
    },
    brand: {
      name: 'Fieldnote',
      tone: parts.tone ?? 'friendly',
      signOff: parts.signOff === undefined ? 'The Fieldnote team' : parts.signOff,
      avoid: parts.avoid ?? [],
      defaultLanguage: parts.language ?? 'en',
      facts: parts.facts ?? [],
    },
    product: product === null ? null : { title: product, details: parts.details ?? null },
    instructions: parts.instructions ?? null,
    recentReplies: parts.recentReplies ?? [],
    maxLength: parts.maxLength ?? 2000,
    seed: parts.seed ?? 'seed',
  }
}
