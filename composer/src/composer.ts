/** Writes one reply to one comment. Two exist: the model provider and the built-in composer. */
export interface Composer {
  /** `built-in` or the model's name; shown on screen with every reply. */
  readonly name: string
  readonly kind: 'built-in' | 'model'
  /** Throws `ComposeError`. `onDelta` gets text as it is written; the returned text is the whole reply. */
  compose(request: ComposeRequest, options: ComposeOptions): Promise<Composition>
  /** How the last calls went, in this process. A composer that calls nobody has none and is up. */
  health?(): ComposerHealth
}

export type ComposerHealth = 'up' | 'degraded' | 'down'

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
    facts: BrandFact[]
    /** Its manner in its own words, for a model. */
    does?: string[]
    donts?: string[]
    samples?: string[]
    /** Languages that it answers in; none or empty is every one. */
    languages?: string[]
  }
  product: { title: string; details: string | null } | null
  /** What the person asked for in their own words, e.g. "shorter". */
  instructions: string | null
  /** The reply on the screen that is to be written anew; absent for a new one. */
  rework?: Rework
  /** Replies on the same product page, so that none is repeated. */
  recentReplies: string[]
  /** Replies that this very customer got before, newest first; absent where none are known. */
  earlierReplies?: string[]
  /** Longest reply in characters (the target platform's). */
  maxLength: number
  /** Same seed and same request give the same built-in reply. */
  seed: string
}

export interface Rework {
  /** As a person sees it, saved or not. */
  text: string
  /** Null: as the instructions say. */
  how: 'shorter' | 'warmer' | 'formal' | 'translate' | null
  /** ISO 639-1; null keeps that of the text. */
  language: string | null
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
  /** What was written so far does not count: another composer begins anew. */
  onRestart?: () => void
}

export interface Composition {
  text: string
  composer: 'built-in' | 'model'
  model: string | null
  /** ISO 639-1 of the reply. */
  language: string
  usage: Usage | null
  /** Why the model did not write this, where the built-in composer stands in for it. */
  insteadOfModel?: ComposeFailure
  /** What the guard rails marked; empty is clean. */
  spans: GuardSpan[]
}

export interface Usage {
  inputTokens: number | null
  outputTokens: number | null
  /** Millionths of the currency in which `AI_INPUT_PRICE` is given; null where no price or no count is known. */
  costMicros: number | null
}

/** A part of a reply that no stored fact supports. `start` and `end` are UTF-16 offsets, half-open. */
export interface GuardSpan {
  id: string
  start: number
  end: number
  kind:
    | 'link'
    | 'discount'
    | 'refund'
    | 'amount'
    | 'promise'
    | 'contact'
    | 'name'
    | 'fact'
    | 'language'
    | 'length'
    | 'instruction'
    | 'risk'
  reason: string
}

export type ComposeFailure = 'timeout' | 'refused' | 'empty' | 'cut' | 'garbled' | 'unavailable' | 'guarded'

export class ComposeError extends Error {
  readonly failure: ComposeFailure
  /** What a model spent on it all the same. */
  readonly usage: Usage | null
  constructor(failure: ComposeFailure, message: string, usage: Usage | null = null) {
    super(message)
    this.name = 'ComposeError'
    this.failure = failure
    this.usage = usage
  }
}
