import type { User } from '@bizamply/contract/auth'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from './call.ts'
import { csrf } from './csrf.ts'
import { lostSession } from './http.ts'
import { skippedSetup } from './skipped-setup.ts'
import { stepUp } from './step-up.ts'
import { keys, storage } from './storage.ts'
import { token } from './token.ts'

export type SessionState =
  | { status: 'unknown'; user: null; unreachable: boolean }
  | { status: 'visitor'; user: null; unreachable: boolean }
  | { status: 'user'; user: User; unreachable: boolean }

/** The signed-in user. `unreachable`: the last check got no response, and the user stays. */
export const session = {
  get: (): SessionState => state,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  /** The current user, requested once; `retry` retries a stored token without a user. */
  resolve: async ({ retry = false } = {}): Promise<SessionState> => {
    if (state.status === 'user' || (state.status === 'visitor' && !retry)) return state
    if (token.get()) await (starting ??= start().finally(() => (starting = null)))
    else become({ status: 'visitor', user: null, unreachable: false })
    return state
  },
  signedIn: (answer: { token: string; user: User }, remember: boolean) => {
    token.set(answer.token, remember)
    tokenOfUser = token.get()
    keepShopDetails(answer.user)
    become({ status: 'user', user: answer.user, unreachable: false })
  },
  /** Clears local data even if the call fails. */
  signOut: async () => {
    await api.auth.logout().catch(() => undefined)
    lastUserId = null
    storage.remove('session', keys.ownReply)
    session.end()
  },
  /** The signed-in user, or the one whose session was lost; null after a sign-out. */
  lastUserId: (): string | null => lastUserId,
  end: () => {
    storage.clearUser()
    csrf.forget()
    stepUp.end(false)
    become({ status: 'visitor', user: null, unreachable: false })
  },
  /** Applies what the server just returned about the user, without waiting for the next check. */
  learn: (user: User) => {
    if (state.user?.id === user.id) become({ status: 'user', user, unreachable: false })
  },
  /** Onboarding is complete. */
  setUp: () => {
    if (state.user) become({ ...state, user: { ...state.user, firstimeSetup: 1 } })
  },
  /** The check every 5 minutes: only a definite "no" ends the session. */
  check: async () => {
    if (!state.user) return
    const answer = await askStatus()
    if (!state.user) return
    if (!answer) become({ ...state, unreachable: true })
    else if (!answer.authenticated || !answer.user) session.end()
    else here(answer.user)
  },
}

const RECHECK_MS = 5 * 60_000

/** Checks the session every 5 minutes while mounted. If the server is unreachable, the user stays signed in. */
export function useSessionCheck(): void {
  useEffect(() => {
    const timer = setInterval(() => void session.check(), RECHECK_MS)
    return () => clearInterval(timer)
  }, [])
}

export const useSession = (): SessionState => useSyncExternalStore(session.watch, session.get)

/** For components that render only when signed in. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('useUser outside a guarded page')
  return user
}

let state: SessionState = { status: 'unknown', user: null, unreachable: false }
let lastUserId: string | null = null
let tokenOfUser: string | null = null
let starting: Promise<void> | null = null
const watchers = new Set<() => void>()

lostSession.add(() => session.end())

// Signed out in another tab, or signed in there as someone else.
window.addEventListener('storage', (event) => {
  if (event.key !== keys.token || !state.user) return
  const now = token.get()
  if (!now) session.end()
  else if (now !== tokenOfUser) void session.check()
})

async function start(): Promise<void> {
  const answer = await askStatus()
  if (answer?.authenticated && answer.user) here(answer.user)
  else if (answer) session.end()
  else become({ status: 'visitor', user: null, unreachable: true })
}

function here(user: User): void {
  tokenOfUser = token.get()
  become({ status: 'user', user, unreachable: false })
  void skippedSetup.resend(user)
}

/** Null if there was no response after 2 retries, a second apart. */
async function askStatus(): ReturnType<typeof tryStatus> {
  for (const pause of [1000, 1000]) {
    const answer = await tryStatus()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return tryStatus()
}

const tryStatus = () => api.auth.status().catch(() => null)

function become(next: SessionState): void {
  state = next
  if (next.user) lastUserId = next.user.id
  for (const watcher of watchers) watcher()
}

function keepShopDetails(user: User): void {
  const { shopifyDomain, shopifySessionId, shopifyAccessToken } = user
  if (shopifyDomain) {
    storage.set('local', keys.shopDetails, JSON.stringify({ shopifyDomain, shopifySessionId, shopifyAccessToken }))
  }
}
