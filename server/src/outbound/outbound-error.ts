/** Why a call has no response. */
export type OutboundKind = 'timeout' | 'connection' | 'too-large' | 'blocked' | 'aborted'

/** How far a failed request got; all false means that nothing left this machine. */
export interface Progress {
  headersLeft: boolean
  bodyBegan: boolean
  /** Status of a response whose body was incomplete. */
  status: number | null
}

export class OutboundError extends Error {
  readonly kind: OutboundKind
  /** Whether the request's headers were sent. */
  readonly phase: 'before-send' | 'after-send'
  /** Whether the body may have been sent too: only then can the server have acted on it. */
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
