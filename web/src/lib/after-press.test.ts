import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

const fire = (...types: string[]): void => {
  for (const type of types) window.dispatchEvent(new Event(type))
}

test('without a press, it runs now', () => {
  const action = vi.fn<() => void>()
  afterPress(action)
  expect(action).toHaveBeenCalledOnce()
})

test('a blur by a tap comes after its pointer-up, and runs after the click', () => {
  vi.useFakeTimers()
  const action = vi.fn<() => void>()
  fire('pointerdown', 'pointerup', 'mousedown')
  afterPress(action)
  fire('mouseup')
  expect(action).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(action).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a press that ends without mouse events, such as scrolling or a long tap, isn’t waited for', () => {
  vi.useFakeTimers()
  const [scrolled, held] = [vi.fn<() => void>(), vi.fn<() => void>()]
  fire('pointerdown')
  afterPress(scrolled)
  fire('pointercancel')
  vi.runAllTimers()
  expect(scrolled).toHaveBeenCalledOnce()
  fire('pointerdown')
  afterPress(held)
  fire('pointerup')
  vi.runAllTimers()
  expect(held).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
