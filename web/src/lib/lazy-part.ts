import { lazy } from 'react'
import { loadCode } from './load-code.ts'

/** Attempts while the server is reachable but doesn’t have the file, e.g. during a rolling deployment. */
const TRIES = 3

/** Parts to load when the page is idle. */
const waiting: (() => Promise<unknown>)[] = []
let isLoading = false

/** A lazy part of a screen, which survives server restarts. */
export const lazyPart: typeof lazy = (load) => {
  const loadPart = () => loadCode(load, TRIES)
  waiting.push(loadPart)
  if (isLoading) loadSoon()
  return lazy(loadPart)
}

const SETTLED_MS = 10_000

/**
 * Loads the parts of the open screen, such as its menus and dialogs, once the page has settled: then they open immediately,
 * and also without a connection.
 */
export function loadPartsWhenIdle(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  isLoading = true
  loadSoon()
}

let timer = 0

function loadSoon(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => whenIdle(() => void loadNext()), SETTLED_MS)
}

async function loadNext(): Promise<void> {
  const load = waiting.shift()
  if (!load) return
  await load().catch(() => undefined)
  whenIdle(() => void loadNext())
}

// Safari lacks it.
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 50)
}
