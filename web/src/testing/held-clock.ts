import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Timers stop until a test advances them. */
export const held = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

/** Finds content that appears without advancing the fake timers, however slow the machine is. */
export const seen = <T>(find: () => T): Promise<T> => vi.waitFor(find, { interval: 0, timeout: 60_000 })

/** Holds timers with exactly this delay until the test calls `end`. All other timers run on the real clock. */
export function holdTimers(ms: number): { end: () => void } {
  const waiting: (() => void)[] = []
  const real = window.setTimeout.bind(window)
  vi.spyOn(window, 'setTimeout').mockImplementation(((action: () => void, delay?: number, ...given: unknown[]) =>
    delay === ms ? -waiting.push(action) : real(action, delay, ...given)) as typeof window.setTimeout)
  return { end: () => act(() => waiting.splice(0).forEach((action) => action())) }
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
