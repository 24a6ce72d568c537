import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

/** Fires resize observers of an element, as a browser does right before paint. */
const watchers = new Map<Element, (element: Element) => void>()
class Watcher implements ResizeObserver {
  readonly #callback: ResizeObserverCallback
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback
  }
  observe(element: Element): void {
    watchers.set(element, (target) => this.#callback([{ target } as ResizeObserverEntry], this))
  }
  unobserve(element: Element): void {
    watchers.delete(element)
  }
  disconnect(): void {}
}

test('a growing row moves the next ones before the next paint', async () => {
  vi.stubGlobal('ResizeObserver', Watcher)
  responsesServer({ comments: [aComment(1), aComment(2), aComment(3)] })
  await startConsole('/responses')
  const [first, second, third] = [await row('Customer 3'), await row('Customer 2'), await row('Customer 1')]
  const list = first.parentElement
  const tops = () => [first, second, third].map(({ style }) => style.transform)
  expect(tops()).toEqual(['translateY(0px)', 'translateY(40px)', 'translateY(80px)'])
  vi.spyOn(first, 'offsetHeight', 'get').mockReturnValue(106)
  act(() => {
    watchers.get(first)?.(first)
    // React renders after this returns, which in a browser is after the paint.
    expect(tops()).toEqual(['translateY(0px)', 'translateY(106px)', 'translateY(146px)'])
    expect(list?.style.height).toBe('186px')
  })
  expect(tops()).toEqual(['translateY(0px)', 'translateY(106px)', 'translateY(146px)'])
})
