import type { Attempt } from '@bizamply/contract/connections'
import { CallError } from '../../lib/call-error.ts'
import { connectChannel } from '../../lib/connect-channel.ts'
import { addressOf, askOauthUrl, begin, isConnected, readAttempt } from './connect-calls.ts'
import { openPopup, whenClosed } from './popup.ts'
import type { Service } from './service-list.ts'

/** The state of an attempt to connect a service. */
export type ConnectState =
  | { phase: 'starting' | 'checking' | 'unchanged' }
  /** `byToken`: connected without consent. `missing`: sentences about permissions that weren’t granted. */
  | { phase: 'done'; byToken?: true; missing?: readonly string[] }
  | { phase: 'waiting'; address: string; blocked: boolean }
  /** `failure`: the choice may not have reached the server, and can be sent again. */
  | { phase: 'choosing'; attemptId: string; accounts: Attempt['accounts']; busy: boolean; failure?: ConnectFailure }
  | ({ phase: 'failed' } & ConnectFailure)

export interface ConnectFailure {
  /** Null if the server couldn’t be reached. */
  reason: string | null
  /** That of /connections instead of the wizard. */
  wording?: 'noAddress' | 'console'
  noKeys?: true
}

export interface ConnectTry {
  service: Service
  brandId: string
  typed: string
  /** Started on /connections. */
  fromConsole?: boolean
  onState: (state: ConnectState) => void
}

const RECHECK_MS = 1000
const POLL_MS = 2000

/** Opens the consent page and reports the result. Must be called during the click, or browsers block the popup. */
export function runConnect(given: ConnectTry): () => void {
  const { service, brandId, typed, fromConsole = false } = given
  const its: ConnectTry = fromConsole ? { ...given, onState: (state) => given.onState(inConsoleWords(state)) } : given
  const known = fromConsole ? null : addressOf(service, brandId, typed)
  // If only the server knows the URL, open an empty popup now and navigate it later.
  const popup = openPopup(known ?? 'about:blank')
  if (known) {
    its.onState({ phase: 'waiting', address: known, blocked: !popup })
    return follow(its, popup, null)
  }
  let stopped = false
  let stop = () => {
    stopped = true
  }
  its.onState({ phase: 'starting' })
  const begun = fromConsole ? askOauthUrl(service, typed) : begin(service, brandId, typed)
  begun.then(
    ({ address, attemptId }) => {
      if (stopped) return
      if (popup) popup.location.href = address
      its.onState({ phase: 'waiting', address, blocked: !popup })
      stop = follow(its, popup, attemptId)
    },
    (thrown: unknown) => {
      popup?.close()
      if (stopped) return
      const state = failure(thrown)
      given.onState(fromConsole ? inConsoleWords(state, 'noAddress') : state)
    },
  )
  return () => stop()
}

export function failure(thrown: unknown): Failed {
  const { code, message } = CallError.from(thrown)
  if (code === 'CHANNEL_UNAVAILABLE') return { phase: 'failed', reason: message, noKeys: true }
  return { phase: 'failed', reason: code === 'UNKNOWN_ERROR' ? null : message }
}

/** The error of a call that has no attempt on the server. */
export function failureOf(thrown: unknown, fromConsole: boolean): Omit<Failed, 'phase'> {
  const failed = failure(thrown)
  return fromConsole ? { ...failed, wording: 'console' } : failed
}

type Failed = Extract<ConnectState, { phase: 'failed' }>

/** `without`: the message if no reason is known. */
export function inConsoleWords(state: ConnectState, without: 'noAddress' | 'console' = 'console'): ConnectState {
  return state.phase === 'failed' ? { ...state, wording: state.reason ? 'console' : without } : state
}

/**
 * Checks every second whether the popup is closed; without a popup, polls the server. The final page also reports the
 * result, since browsers may report a popup as closed once it leaves our origin.
 */
function follow(its: ConnectTry, popup: Window | null, attemptId: string | null): () => void {
  let over = false
  let timer = 0
  const end = () => {
    over = true
    unwatch()
    unhear()
    window.clearTimeout(timer)
  }
  const settle = async (id: string | null, how: 'closed' | 'reported' | 'polled') => {
    if (how === 'closed') its.onState({ phase: 'checking' })
    const state = await outcome(its, id)
    if (over || !state) return
    const open = state.phase === 'unchanged' || (state.phase === 'failed' && state.reason === null)
    if (open && how !== 'closed') return
    if (!open) end()
    its.onState(state)
  }
  const unwatch = popup
    ? whenClosed(popup, () => {
        timer = window.setTimeout(() => void settle(attemptId, 'closed'), RECHECK_MS)
      })
    : every(POLL_MS, () => void settle(attemptId, 'polled'))
  const unhear = connectChannel.hear((result) => {
    if ('attemptId' in result) {
      if (!attemptId || attemptId === result.attemptId) void settle(result.attemptId, 'reported')
    } else if (result.platform === its.service) {
      end()
      its.onState({ phase: 'failed', reason: result.reason, ...(result.noKeys && { noKeys: true }) })
    }
  })
  return end
}

/** Null if the reported attempt is a different one. */
async function outcome({ service, brandId }: ConnectTry, attemptId: string | null): Promise<ConnectState | null> {
  try {
    if (!attemptId) {
      const connected = await isConnected(service, brandId)
      if (connected === null) return { phase: 'failed', reason: null }
      return { phase: connected ? 'done' : 'unchanged' }
    }
    const attempt = await readAttempt(attemptId)
    if (attempt.platform !== service || attempt.brandId !== brandId) return null
    if (attempt.state === 'failed') return { phase: 'failed', reason: attempt.reason ?? '' }
    if (attempt.state === 'done') return doneBy(attempt)
    if (attempt.state === 'begun') return { phase: 'unchanged' }
    return { phase: 'choosing', attemptId, accounts: attempt.accounts, busy: false }
  } catch (thrown) {
    return failure(thrown)
  }
}

export const doneBy = ({ missing }: Attempt): ConnectState =>
  missing.length > 0 ? { phase: 'done', missing: missing } : { phase: 'done' }

function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms)
  return () => clearInterval(timer)
}
