import type { Comment } from '@bizamply/contract/comments'
import type { Failure } from './failure-words.ts'
import { hasMovedOn, isBeingSent, isUnknown } from './reply-permissions.ts'
import { channelsUnderWay, deliveryBy, deliveryStateOf, type Channel } from './sending/delivery-states.ts'

/** A send that this browser follows to its end; `of`: the comment before the send. */
interface Following {
  channels: readonly Channel[]
  of: Comment
}

/** The state of a comment's reply in this browser. */
export type Step =
  | { name: 'idle' }
  | { name: 'generating'; text: string; of: Comment }
  /** A draft was just generated; `credits`: the cost that the card shows. */
  | { name: 'draft'; credits: number | null }
  /** The server accepted the send, and it can still be undone. */
  | ({ name: 'waiting'; undoing: boolean } & Following)
  /** `accepted`: the server has the request; before that, it may not have arrived. */
  | ({ name: 'sending'; accepted: boolean } & Following)
  | { name: 'sent'; channels: readonly Channel[] }
  /** `failure` is null if the delivery itself gives the reason. */
  | { name: 'failed'; failure: Failure | null; of: Comment }
  | { name: 'unknown' }

export interface ReplyState {
  step: Step
  /** Idempotency keys of requests without a clear answer; a retry reuses the key. */
  keys: ReadonlyMap<string, string>
  /** Claims that the user confirmed here; each send includes them. */
  confirmedClaims: ReadonlySet<string>
  /** The user acted on it since this list was opened, so it keeps its place. */
  pinned: boolean
  /** Sent with "Send and next": out of the list until the send ends, and back in it if it fails or is undone. */
  departed: boolean
}

export type ReplyEvent =
  | { type: 'generate'; request: string; newKey: string; comment: Comment }
  | { type: 'text'; text: string }
  | { type: 'generated'; request: string; credits: number | null }
  | { type: 'send'; request: string; newKey: string; comment: Comment; channels: readonly Channel[] }
  | { type: 'accepted'; request: string; canUndo: boolean }
  | { type: 'undo'; comment: Comment }
  | { type: 'undone' }
  | { type: 'undo-refused' }
  | {
      type: 'refused'
      request: string
      /** unclear: it may have succeeded; elsewhere: another window or person was first. */
      kind: 'clear' | 'unclear' | 'elsewhere'
      failure: Failure | null
      /** The current comment, unless it couldn't be read. */
      comment: Comment | null
    }
  /** A comment from the server, from any call or event. */
  | { type: 'comment'; comment: Comment }
  | { type: 'dismiss' }
  | { type: 'confirm-claim'; spanId: string }
  | { type: 'depart' }
  | { type: 'pin' }
  | { type: 'unpin' }

const idle: Step = { name: 'idle' }

export const initialReply: ReplyState = {
  step: idle,
  keys: new Map(),
  confirmedClaims: new Set(),
  pinned: false,
  departed: false,
}

/** Only one action at a time per comment. */
export const isBusy = ({ name }: Step): boolean => name === 'generating' || name === 'waiting' || name === 'sending'

/** The server accepted a send, and its result isn't known here yet. */
export const isFollowing = (step: Step): step is Extract<Step, Following> =>
  step.name === 'waiting' || (step.name === 'sending' && step.accepted)

/** Returns the same state if the event changes nothing, so that a second press sends nothing. */
export function nextReply(state: ReplyState, event: ReplyEvent): ReplyState {
  const after = afterEvent(state, event)
  if (!after.departed || isBusy(after.step)) return after
  // Back where it was, also in a list that it no longer belongs to.
  return { ...after, departed: false, pinned: after.step.name !== 'sent' }
}

function afterEvent(state: ReplyState, event: ReplyEvent): ReplyState {
  const { step } = state
  switch (event.type) {
    case 'generate':
    case 'send':
      return isBusy(step) ? state : requested(state, event)
    case 'text':
      return step.name === 'generating' ? { ...state, step: { ...step, text: event.text } } : state
    case 'generated':
      if (step.name !== 'generating') return state
      return { ...state, keys: without(state.keys, event.request), step: { name: 'draft', credits: event.credits } }
    case 'accepted':
      return isRequested(step) ? accepted(state, step, event) : state
    case 'refused':
      return isRequested(step) || step.name === 'generating' ? refused(state, step, event) : state
    case 'undo':
    case 'undone':
    case 'undo-refused':
      return withStep(state, undo(step, event), true)
    case 'comment':
      return withStep(state, afterComment(step, event.comment))
    case 'dismiss':
      return isBusy(step) ? state : withStep(state, idle)
    case 'confirm-claim':
      return { ...state, confirmedClaims: new Set([...state.confirmedClaims, event.spanId]) }
    case 'depart':
      return isBusy(step) ? { ...state, pinned: false, departed: true } : state
    case 'pin':
      return state.pinned ? state : { ...state, pinned: true }
    case 'unpin':
      return state.pinned ? { ...state, pinned: false } : state
  }
}

const withStep = (state: ReplyState, step: Step, pinned = state.pinned): ReplyState =>
  step === state.step ? state : { ...state, step, pinned }

const isRequested = (step: Step): step is Extract<Step, { name: 'sending' }> =>
  step.name === 'sending' && !step.accepted

function without(keys: ReadonlyMap<string, string>, request: string): ReadonlyMap<string, string> {
  const left = new Map(keys)
  left.delete(request)
  return left
}

function requested(state: ReplyState, event: Extract<ReplyEvent, { newKey: string }>): ReplyState {
  const { request, newKey, comment } = event
  const keys = new Map(state.keys).set(request, state.keys.get(request) ?? newKey)
  const step: Step =
    event.type === 'generate'
      ? { name: 'generating', text: '', of: comment }
      : { name: 'sending', accepted: false, channels: event.channels, of: comment }
  return { ...state, keys, step, pinned: true, departed: false }
}

function accepted(
  state: ReplyState,
  { channels, of }: Following,
  { request, canUndo }: Extract<ReplyEvent, { type: 'accepted' }>,
): ReplyState {
  const step: Step = canUndo
    ? { name: 'waiting', undoing: false, channels, of }
    : { name: 'sending', accepted: true, channels, of }
  return { ...state, keys: without(state.keys, request), step }
}

function refused(
  state: ReplyState,
  step: Extract<Step, { of: Comment }>,
  { request, kind, failure, comment }: Extract<ReplyEvent, { type: 'refused' }>,
): ReplyState {
  const happened = comment && kind !== 'clear' ? whatHappened(step, kind, comment) : null
  const keys = kind === 'clear' || happened ? without(state.keys, request) : state.keys
  const failed: Step = failure ? { name: 'failed', failure, of: comment ?? step.of } : idle
  return { ...state, keys, step: happened ?? failed }
}

/** What the current comment shows about a request without a clear answer, or null. */
function whatHappened(step: Extract<Step, { of: Comment }>, kind: 'unclear' | 'elsewhere', now: Comment): Step | null {
  const { of } = step
  if (step.name === 'generating') return isNewer(of, now) ? { name: 'draft', credits: null } : null
  if (step.name !== 'sending') return null
  const isOut = (isBeingSent(now) && !isBeingSent(of)) || (now.status === 'sent' && of.status !== 'sent')
  const channels = isBeingSent(now) ? channelsUnderWay(now) : step.channels
  if (isOut && (kind === 'unclear' || isBeingSent(now))) return { name: 'sending', accepted: true, channels, of }
  return kind === 'elsewhere' && hasMovedOn(of, now) ? idle : null
}

const isNewer = (before: Comment, now: Comment): boolean => (now.version ?? 0) > (before.version ?? 0)

function undo(step: Step, event: Extract<ReplyEvent, { type: 'undo' | 'undone' | 'undo-refused' }>): Step {
  if (event.type === 'undo') {
    if (step.name === 'waiting' && step.undoing) return step
    if (isFollowing(step)) return { name: 'waiting', undoing: true, channels: step.channels, of: step.of }
    if (isBusy(step) || !isBeingSent(event.comment)) return step
    // Started in another window, or before this page was reloaded.
    const { comment } = event
    return { name: 'waiting', undoing: true, channels: channelsUnderWay(comment), of: comment }
  }
  if (step.name !== 'waiting' || !step.undoing) return step
  if (event.type === 'undone') return { name: 'draft', credits: null }
  return { name: 'sending', accepted: true, channels: step.channels, of: step.of }
}

function afterComment(step: Step, now: Comment): Step {
  if (step.name === 'failed') return hasMovedOn(step.of, now) ? idle : step
  if (step.name === 'unknown') return isUnknown(now) ? step : idle
  if (!isFollowing(step)) return step
  const states = step.channels.map((channel) => deliveryStateOf(now, channel))
  if (states.includes('sending') && step.name === 'waiting' && !step.undoing) {
    return { name: 'sending', accepted: true, channels: step.channels, of: step.of }
  }
  if (states.includes('queued') || states.includes('sending')) return step
  return isReadBefore(step, now) ? step : ended(step.channels, now)
}

/** Read before the send started, so its deliveries say nothing about this send. */
const isReadBefore = ({ channels, of }: Following, now: Comment): boolean =>
  now.status === of.status &&
  channels.every((channel) => {
    const [before, after] = [deliveryBy(of, channel), deliveryBy(now, channel)]
    return before?.id === after?.id && before?.state === after?.state && before?.attempts === after?.attempts
  })

function ended(channels: readonly Channel[], now: Comment): Step {
  const by = (state: 'posted' | 'unknown' | 'failed') => channels.filter((it) => deliveryStateOf(now, it) === state)
  if (by('posted').length > 0) return { name: 'sent', channels: by('posted') }
  if (by('unknown').length > 0) return { name: 'unknown' }
  if (by('failed').length > 0) return { name: 'failed', failure: null, of: now }
  return now.status === 'draft' ? { name: 'draft', credits: null } : idle
}

export type Shown = 'generating' | 'sending' | 'unknown' | Comment['status']

/** What the card shows: the comment from the server, plus newer steps of this browser. */
export function shownStep(step: Step, comment: Comment): Shown {
  if (step.name === 'generating') return 'generating'
  if (isRequested(step) && comment.status === 'draft') return 'sending'
  if (comment.status !== 'draft') return comment.status
  if (isBeingSent(comment)) return 'sending'
  if (isFollowing(step) && isReadBefore(step, comment)) return 'sending'
  return isUnknown(comment) ? 'unknown' : 'draft'
}
