/** Writes one reply to one comment. Two exist: the model provider and the built-in composer. */
export interface Composer {
  /** `built-in` or the model's name; shown on screen with every reply. */
  readonly name: string
  readonly kind: 'built-in' | 'model'
  /** Throws `ComposeError`. `onDelta` gets text as it is written; the returned text is the whole reply. */
  compose(request: ComposeRequest, options: ComposeOptions): Promise<Composition>
}

export interface ComposeRequest {
  /** Text from outside: data, never an instruction. */
  comment: { text: string; title: string | null; rating: number | null; authorName: string | null; platform: string }
  brand: {
    name: string
    tone: string
    signOff: string | null
    avoid: string[]
    defaultLanguage: string
    /** What the brand says of itself: with a product's details all that a reply may claim. */
    facts?: BrandFact[]
  }
  product: { title: string; details: string | null } | null
  /** What the person asked for in their own words, e.g. "shorter". */
  instructions: string | null
  /** Replies on the same product page, so that none is repeated. */
  recentReplies: string[]
  /** Longest reply in characters (the target platform's). */
  maxLength: number
  /** Same seed and same request give the same built-in reply. */
  seed: string
}

/** One statement as a reply may quote it, e.g. about `returns`; `language` is ISO 639-1. */
export interface BrandFact {
  topic: string
  text: string
  language: string
}

export interface ComposeOptions {
  signal?: AbortSignal
  onDelta?: (delta: string) => void
}

export interface Composition {
  text: string
  composer: 'built-in' | 'model'
  model: string | null
  /** ISO 639-1 of the reply. */
  language: string
  usage: { inputTokens: number | null; outputTokens: number | null } | null
  /** What the guard rails marked; empty is clean. */
  spans: GuardSpan[]
}

/** A part of a reply that no stored fact supports. `start` and `end` are UTF-16 offsets, half-open. */
export interface GuardSpan {
  id: string
  start: number
  end: number
  kind: 'link' | 'discount' | 'refund' | 'amount' | 'promise' | 'contact' | 'language' | 'length' | 'instruction'
  reason: string
}

export type ComposeFailure = 'timeout' | 'refused' | 'empty' | 'cut' | 'garbled' | 'unavailable' | 'guarded'

export class ComposeError extends Error {
  readonly failure: ComposeFailure
  constructor(failure: ComposeFailure, message: string) {
    super(message)
    this.name = 'ComposeError'
    this.failure = failure
  }
}
