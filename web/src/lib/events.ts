import type { StreamEvent } from '@bizamply/contract/routes'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { CallError } from './call-error.ts'
import { readEventStream, type StreamMessage } from './event-stream.ts'
import { sendStream } from './http.ts'

export type LiveState = 'live' | 'connecting' | 'offline'

/** Hears every event of the company's stream while mounted. */
export function useEvents(handler: (event: StreamEvent) => void): void {
  const hear = useEffectEvent(handler)
  useEffect(() => {
    const listener = (event: StreamEvent) => hear(event)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}

/** How the stream is doing: 'offline' after a failed try, until the next one succeeds, and while the browser is. */
export const useLiveState = (): LiveState => useSyncExternalStore(watch, () => (navigator.onLine ? live : 'offline'))

/** Keeps the one stream of this tab open until the returned function is called. */
export function openEvents(): () => void {
  const stop = new AbortController()
  void run(stop.signal)
  return () => stop.abort()
}

let live: LiveState = 'connecting'
let lastId: string | undefined
const listeners = new Set<(event: StreamEvent) => void>()
const watchers = new Set<() => void>()
const FIRST_PAUSE_MS = 1000
/** A server that restarts is back within seconds, and so are its tabs. */
const LONGEST_PAUSE_MS = 8000
/** Too many tabs listen: this one asks now and then instead, until it is looked at again. */
const CLOSED_PAUSE_MS = 5 * 60_000

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  window.addEventListener('online', watcher)
  window.addEventListener('offline', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('online', watcher)
    window.removeEventListener('offline', watcher)
  }
}

function become(next: LiveState): void {
  live = next
  for (const watcher of watchers) watcher()
}

async function run(signal: AbortSignal): Promise<void> {
  lastId = undefined
  let pause = FIRST_PAUSE_MS
  let wasSignedOut = false
  while (!signal.aborted) {
    become(live === 'offline' ? 'offline' : 'connecting')
    const opened = await follow(signal)
    if (signal.aborted || opened === 'refused') return
    // Once: what says so again and again is given the pause of a broken line.
    const asksAtOnce = opened === 'signed-out' && !wasSignedOut
    wasSignedOut = opened === 'signed-out'
    if (asksAtOnce) continue
    become('offline')
    if (opened === 'closed') {
      await waitFor(CLOSED_PAUSE_MS * (0.75 + Math.random() / 2), signal)
      continue
    }
    pause = opened !== 'unreachable' ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    await waitFor(pause * (0.75 + Math.random() / 2), signal)
  }
}

/** `ended`: was open once. `signed-out`: and this person may not listen any more. `closed`: the server has too many of this sign-in. `refused`: signed out or not allowed, trying again is of no use. */
async function follow(signal: AbortSignal): Promise<'ended' | 'signed-out' | 'closed' | 'unreachable' | 'refused'> {
  const headers = { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) }
  let opened = false
  try {
    const response = await sendStream(
      new Request(new URL('/api/events', location.origin), { headers, signal, cache: 'no-store' }),
    )
    opened = true
    become('live')
    let last: 'ended' | 'signed-out' | 'closed' = 'ended'
    if (response.body) {
      for await (const message of readEventStream(response.body)) {
        if (message.event === 'closed' || message.event === 'signed-out') last = message.event
        deliver(message)
      }
    }
    return last
  } catch (error) {
    const refused = error instanceof CallError && (error.status === 401 || error.status === 403)
    return refused ? 'refused' : opened ? 'ended' : 'unreachable'
  }
}

function deliver(message: StreamMessage): void {
  if (message.id) lastId = message.id
  if (!isType(message.event)) return
  const event: StreamEvent = { ...idsOf(message.data), type: message.event }
  for (const listener of listeners) listener(event)
}

const types = [
  'comment',
  'reply',
  'job',
  'notification',
  'credits',
  'connection',
  'presence',
  'alert',
  'team',
  'preferences',
  'project',
  'reset',
] as const
const isType = (name: string): name is StreamEvent['type'] => types.some((type) => type === name)

function idsOf(data: string): Omit<StreamEvent, 'type'> {
  const ids: unknown = data ? JSON.parse(data) : {}
  if (typeof ids !== 'object' || ids === null) return {}
  return {
    ...('brandId' in ids && typeof ids.brandId === 'string' ? { brandId: ids.brandId } : {}),
    ...('id' in ids && typeof ids.id === 'string' ? { id: ids.id } : {}),
  }
}

/** Also ends when the browser comes back online or the tab is looked at again. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      document.removeEventListener('visibilitychange', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    document.addEventListener('visibilitychange', done)
    signal.addEventListener('abort', done)
  })
}
