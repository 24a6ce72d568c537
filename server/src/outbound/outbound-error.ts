/** Why a call to the outside world has no answer. */
export type OutboundKind = 'timeout' | 'connection' | 'too-large' | 'blocked' | 'aborted'

/** How far a request had come when it failed; everything false means that nothing left this machine. */
export interface Progress {
  headersLeft: boolean
  bodyBegan: boolean
  /** Status of an answer whose body never came whole. */
  status: number | null
}

export class OutboundError extends Error {
  readonly kind: OutboundKind
  /** Whether the request's headers had left. */
  readonly phase: 'before-send' | 'after-send'
  /** Whether the body may have left too: only then can the other side have acted on it. */
  readonly bodyBegan: boolean
  readonly status: number | null
  constructor(kind: OutboundKind, message: string, progress: Progress = notBegun, cause?: unknown) {
    super(message, { cause })
    this.name = 'OutboundError'
    this.kind = kind
    this.phase = progress.headersLeft ? 'after-send' : 'before-send'
    this.bodyBegan = progress.bodyBegan
    this.status = progress.status
  }
}

const notBegun: Progress = { headersLeft: false, bodyBegan: false, status: null }
