import type { Correction } from './reading/correction.ts'

/** Writes one reply to one comment. Implemented by the model provider and the built-in composer. */
export interface Composer {
  /** `built-in` or the model's name; shown with every reply. */
  readonly name: string
  readonly kind: 'built-in' | 'model'
  /** Throws `ComposeError`. `onDelta` receives text while it is written; the returned text is the whole reply. */
  compose(request: ComposeRequest, options: ComposeOptions): Promise<Composition>
  /** Recent call results in this process. A composer without calls is always up. */
  health?(): ComposerHealth
}

export type ComposerHealth = 'up' | 'degraded' | 'down'

export interface ComposeRequest {
  /** External text: data, never instructions. */
  comment: {
    text: string
    title: string | null
    rating: number | null
    authorName: string | null
    platform: string
    /** What a person says about the comment, instead of what the text seems to say; absent if no one corrected it. */
    corrected?: Correction
  }
  brand: {
    name: string
    tone: string
    signOff: string | null
    avoid: string[]
    defaultLanguage: string
    /** The brand's facts. With the product details, these are all that a reply may state. */
    facts: BrandFact[]
    /** The brand's voice in its own words, for a model. */
    does?: string[]
    donts?: string[]
    samples?: string[]
    /** Reply languages; absent or empty means all. */
    languages?: string[]
  }
  product: { title: string; details: string | null } | null
  /** The person's instruction, e.g. "shorter". */
  instructions: string | null
  /** A composer that can't follow the instructions must refuse; otherwise it ignores them. */
  mustFollow?: boolean
  /** The reply to rewrite; absent for a new one. */
  rework?: Rework
  /** Replies on the same product page, to avoid repetition. */
  recentReplies: string[]
  /** Earlier replies to this customer, newest first; absent if none are known. */
  earlierReplies?: string[]
  /** Maximum reply length in characters (the target platform's). */
  maxLength: number
  /** The same seed and request give the same built-in reply. */
  seed: string
}

export interface Rework {
  /** As on screen, saved or not. */
  text: string
  /** Null follows the instructions. */
  how: 'shorter' | 'warmer' | 'formal' | 'translate' | null
  /** ISO 639-1; null keeps the text's language. */
  language: string | null
  /** False if a person wrote the text: a composer that can't rework it must refuse. */
  mayStartOver?: boolean
}

/** A quotable statement, e.g. about `returns`; `language` is ISO 639-1. */
export interface BrandFact {
  topic: string
  text: string
  language: string
}

export interface ComposeOptions {
  signal?: AbortSignal
  onDelta?: (delta: string) => void
  /** Discards the text so far, because another composer starts over. */
  onRestart?: () => void
}

export interface Composition {
  text: string
  composer: 'built-in' | 'model'
  model: string | null
  /** ISO 639-1 of the reply. */
  language: string
  usage: Usage | null
  /** Why the model failed, if the built-in composer replaced it. */
  insteadOfModel?: ComposeFailure
  /** Marks from the guard rails; empty if clean. */
  spans: GuardSpan[]
}

export interface Usage {
  inputTokens: number | null
  outputTokens: number | null
  /** Millionths of the currency of `AI_INPUT_PRICE`; null if a price or token count is unknown. */
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
    /** Excludes the draft from bulk sends. It can still be sent individually. */
    | 'caution'
  reason: string
  /** Of a risk or a caution: its reasons one by one. `reason` has them all. */
  reasons?: ReviewReason[]
}

/** Why a review needs a person. */
export interface ReviewReason {
  /** A risk, such as `legal`, or another word for what it's about, such as `question`. */
  about: string
  text: string
}

/** A part of a reply that a stored fact supports. `start` and `end` are UTF-16 offsets, half-open. */
export interface SupportedClaim {
  start: number
  end: number
  /** The fact's topic; null for the product's details. */
  topic: string | null
  /** The fact, or the sentence of the product's details. */
  source: string
}

export type ComposeFailure = 'timeout' | 'refused' | 'empty' | 'cut' | 'garbled' | 'unavailable' | 'guarded'

export class ComposeError extends Error {
  readonly failure: ComposeFailure
  /** Tokens used despite the failure. */
  readonly usage: Usage | null
  constructor(failure: ComposeFailure, message: string, usage: Usage | null = null) {
    super(message)
    this.name = 'ComposeError'
    this.failure = failure
    this.usage = usage
  }
}
