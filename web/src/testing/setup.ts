import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

// Tests act as fast as they can; read-first.test.tsx has the real time.
vi.mock('../lib/time-to-read.ts', () => ({ TIME_TO_READ_MS: 0, SENTENCE_MS: 2000 }))
vi.mock('../lib/retry-delay.ts', () => ({ RETRY_DELAY_MS: 0 }))

// Test files share a process and its loaded packages, but each has its own copies of our
// modules.
vi.resetModules()

// Waits end when their condition is met; a slow machine only takes longer.
configure({ asyncUtilTimeout: 15_000, getElementError })

/** The library prints the page into the error of every retry of a wait, a tenth of all time; here, only into the last. */
function getElementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: willRetry } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean
  }
  const error = new Error(willRetry ? (message ?? '') : `${message ?? ''}\n\n${prettyDOM(container) || ''}`)
  error.name = 'TestingLibraryElementError'
  return error
}

// jsdom lacks these, and Radix, the virtual list, and the theme need them.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing intersects the viewport by default; a test can change that. */
class NoIntersectionObserver extends NoResizeObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

const [wait, stop] = [setTimeout, clearTimeout]

// Some code outlives the page that started it: a send is followed for 20 s. After its test, it would call the next
// test's server, so its long waits end with the test. Short ones may belong to a package, which every file shares.
const LONG_MS = 1000
const longWaits = new Set<ReturnType<typeof setTimeout>>()

beforeAll(() => {
  const recorded = (...words: Parameters<typeof setTimeout>) => {
    const timer = wait(...words)
    if ((words[1] ?? 0) >= LONG_MS) longWaits.add(timer)
    return timer
  }
  globalThis.setTimeout = recorded as typeof setTimeout
})

afterAll(() => {
  globalThis.setTimeout = wait
})

// Test files share a window. If jsdom starts its frame interval on a fake clock, frames never run again, so we run our own.
const frames = new Map<number, ReturnType<typeof setTimeout>>()
let lastFrame = 0

beforeEach(() => {
  window.requestAnimationFrame = (action) => {
    const id = ++lastFrame
    frames.set(
      id,
      wait(() => frames.delete(id) && action(performance.now()), 16),
    )
    return id
  }
  window.cancelAnimationFrame = (id) => {
    stop(frames.get(id))
    frames.delete(id)
  }
  window.IntersectionObserver = NoIntersectionObserver
  window.ResizeObserver ??= NoResizeObserver
  window.matchMedia = (media: string) => Object.assign(new EventTarget(), noMatch, { media })
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => undefined
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.join(' ')}`)
  })
})

afterEach(async () => {
  // Otherwise a date set by one test stays frozen in every later file.
  vi.useRealTimers()
  cleanup()
  // A reply that is left is kept in the next microtask.
  await Promise.resolve()
  toast.dismiss()
  forgetPage()
  localStorage.clear()
  sessionStorage.clear()
  for (const timer of longWaits) stop(timer)
  longWaits.clear()
})

/** The library removes a toast 0.2 s after it was dismissed, which fails if the file's window is gone by then. */
const REMOVAL_MS = 250
let toasts = 0

beforeAll(() => {
  toasts = toast.getHistory().length
})

afterAll(async () => {
  if (toast.getHistory().length > toasts) await new Promise((resume) => wait(resume, REMOVAL_MS))
})

/** Clears attributes, elements, and cookies left by dialogs and themes. */
function forgetPage(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.body.replaceChildren()
}

const noMatch = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
}
