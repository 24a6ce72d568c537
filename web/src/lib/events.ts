import type { StreamEvent } from '@bizamply/contract/stream-events'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { CallError } from './call-error.ts'
import { readEventStream, type StreamMessage } from './event-stream.ts'
import { sendStream } from './http.ts'

/** `closed`: another tab has the stream, and this one polls. */
export type LiveState = 'live' | 'connecting' | 'closed' | 'offline'

/** Subscribes to all events of the company's stream while mounted. */
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

/**
 * State of the stream: 'offline' after a failed attempt until one succeeds, and while the browser
 * is offline.
 */
export const useLiveState = (): LiveState => useSyncExternalStore(watch, () => (isOnline() ? live : 'offline'))

/** Whether the browser has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline)

/**
 * When the stream last proved that it is alive; 0 before it was ever open. Read at each render, but
 * causes none.
 */
export const useLastSignal = (): number => useSyncExternalStore(watch, () => heardAt)

/**
 * The position of the first data: the stream continues from it, so that nothing fetched since then needs to be fetched
 * again once the stream is open.
 */
export function followEventsFrom(position: string): void {
  if (lastId === undefined) lastId = position
}

/** Whether the stream has had every change since the first data was fetched. */
export const isStreamComplete = (): boolean => isComplete

/** Keeps this tab's only stream open until the returned function is called. */
export function openEvents(): () => void {
  const stop = new AbortController()
  void run(stop.signal)
  return () => stop.abort()
}

const isOnline = (): boolean => navigator.onLine

let live: LiveState = 'connecting'
let heardAt = 0
let lastId: string | undefined
let isComplete = false
const listeners = new Set<(event: StreamEvent) => void>()
const watchers = new Set<() => void>()
const FIRST_PAUSE_MS = 1000
/** A restarting server is back within seconds, so tabs reconnect quickly. */
const LONGEST_PAUSE_MS = 8000
/** The server sends a beat every two seconds. A stream without any may be dead although it is open. */
const SILENT_MS = 4500
/** By then it is replaced. */
const DEAD_MS = 12_000
/** Too many tabs have streams: this one retries occasionally, or when it is focused. */
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
  heardAt = 0
  let pause = FIRST_PAUSE_MS
  let wasSignedOut = false
  while (!signal.aborted) {
    if (live === 'live') become('connecting')
    const opened = await follow(signal)
    if (signal.aborted || opened === 'refused') return
    // Only once; repeated requests to reconnect get the backoff of a broken connection.
    const asksAtOnce = opened === 'signed-out' && !wasSignedOut
    wasSignedOut = opened === 'signed-out'
    if (asksAtOnce) continue
    become(opened === 'closed' ? 'closed' : 'offline')
    if (opened === 'closed') {
      await waitFor(CLOSED_PAUSE_MS * (0.75 + Math.random() / 2), signal)
      continue
    }
    pause = opened !== 'unreachable' ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    await waitFor(pause * (0.75 + Math.random() / 2), signal)
  }
}

/**
 * `ended`: was open. `signed-out`: also, access was lost. `closed`: too many streams of this
 * session. `refused`: signed out or forbidden, so don't retry.
 */
async function follow(signal: AbortSignal): Promise<'ended' | 'signed-out' | 'closed' | 'unreachable' | 'refused'> {
  const headers = { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) }
  const silence = watchSilence()
  let opened = false
  try {
    const either = AbortSignal.any([signal, silence.signal])
    const response = await sendStream(
      new Request(new URL('/api/events', location.origin), { headers, signal: either, cache: 'no-store' }),
    )
    opened = true
    isComplete = lastId !== undefined
    heardAt = Date.now()
    become('live')
    let last: 'ended' | 'signed-out' | 'closed' = 'ended'
    if (response.body) {
      for await (const message of readEventStream(response.body, silence)) {
        heardAt = Date.now()
        if (message.event === 'closed' || message.event === 'signed-out') last = message.event
        deliver(message)
      }
    }
    return last
  } catch (error) {
    const refused = error instanceof CallError && (error.status === 401 || error.status === 403)
    // A request that waited while the network came back is repeated like a stream that ended.
    return refused ? 'refused' : opened || silence.signal.aborted ? 'ended' : 'unreachable'
  } finally {
    silence.stop()
  }
}

/** Notices when a stream that sent beats goes silent, e.g. because the network was lost without an error. */
function watchSilence() {
  const dead = new AbortController()
  let silent = 0
  let over = 0
  const wait = () => {
    window.clearTimeout(silent)
    window.clearTimeout(over)
  }
  // A request or stream that was silent before the network came back stays silent.
  const onOnline = () => live !== 'live' && dead.abort()
  window.addEventListener('online', onOnline)
  const stop = () => {
    wait()
    window.removeEventListener('online', onOnline)
  }
  const onBeat = () => {
    wait()
    heardAt = Date.now()
    if (live !== 'live') become('live')
    silent = window.setTimeout(() => become('connecting'), SILENT_MS)
    over = window.setTimeout(() => dead.abort(), DEAD_MS)
  }
  return { signal: dead.signal, onBeat, stop }
}

function deliver(message: StreamMessage): void {
  if (message.id) lastId = message.id
  if (!isType(message.event)) return
  const event: StreamEvent = { ...idsOf(message.data), type: message.event }
  for (const listener of listeners) {
    // Every listener gets the event: the stream won’t send it again.
    try {
      listener(event)
    } catch (error) {
      reportError(error)
    }
  }
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

/** Also ends when the browser comes online or the tab is focused. */
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
