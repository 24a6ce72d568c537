import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Renders a part whose code loads on this attempt. */
function showPart(arrivesAt: number): void {
  let tries = 0
  const Part = lazyPart(async () => {
    tries += 1
    if (tries < arrivesAt) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>the part</p> }
  })
  render(
    <Boundary>
      <Suspense fallback={<p>loading</p>}>
        <Part />
      </Suspense>
    </Boundary>,
  )
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? <p>broken</p> : this.props.children)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a part whose code fails to load while the server is down appears when it is back', async () => {
  showPart(4)
  await wait(4000)
  expect(screen.getByText('loading')).toBeTruthy()
  await wait(2000)
  expect(screen.getByText('the part')).toBeTruthy()
})

test('without a connection, it waits as long as it takes', async () => {
  showPart(100)
  await wait(190_000)
  expect(screen.getByText('loading')).toBeTruthy()
  await wait(10_000)
  expect(screen.getByText('the part')).toBeTruthy()
})

test('a part that the server doesn’t have any more is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"status":"up"}')))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  showPart(Infinity)
  await wait(3000)
  expect(screen.getByText('loading')).toBeTruthy()
  await wait(2000)
  expect(screen.getByText('broken')).toBeTruthy()
})
