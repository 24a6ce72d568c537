import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Timers stop until a test advances them. */
export const held = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

/** Finds content that appears without advancing the fake timers, however slow the machine is. */
export const seen = <T>(find: () => T): Promise<T> => vi.waitFor(find, { interval: 0, timeout: 60_000 })

/** Holds timers with exactly this delay until the test calls `end`; cleared ones don't run. All other timers run on the real clock. */
export function holdTimers(ms: number): { end: () => void } {
  const waiting = new Map<number, () => void>()
  let last = 0
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  vi.spyOn(window, 'setTimeout').mockImplementation(((action: () => void, delay?: number, ...given: unknown[]) => {
    if (delay !== ms) return set(action, delay, ...given)
    last -= 1
    waiting.set(last, action)
    return last
  }) as typeof window.setTimeout)
  vi.spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!waiting.delete(Number(id))) clear(id)
  })
  const end = () => {
    const due = [...waiting.values()]
    waiting.clear()
    act(() => due.forEach((action) => action()))
  }
  return { end }
}

/** Holds animation frames until the test calls `end`. */
export function holdFrames(): { end: () => void } {
  const waiting = new Map<number, FrameRequestCallback>()
  let last = 0
  const ask = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((action) => {
    waiting.set(++last, action)
    return last
  })
  const cancel = vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void waiting.delete(id))
  return {
    end: () => {
      ask.mockRestore()
      cancel.mockRestore()
      act(() => waiting.forEach((action) => action(performance.now())))
    },
  }
}

/** From now on, animation frames come before timers that are already due, as they can in a browser. */
export function framesFirst(): void {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((action) => {
    queueMicrotask(() => action(performance.now()))
    return 1
  })
}
