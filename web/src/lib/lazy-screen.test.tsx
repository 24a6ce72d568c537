import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyScreen } from './lazy-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen whose code is missing from the first try on, until `isMissing` is false. */
function openScreen(server: () => Promise<Response>) {
  const world = { isMissing: true, tries: 0 }
  vi.stubGlobal('fetch', server)
  const Screen = lazyScreen(async () => {
    world.tries += 1
    if (world.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return { People: () => <p>the screen</p> }
  }, 'People')
  const loaded = Screen.preload?.()
  const show = () =>
    act(async () => {
      await loaded
      render(
        <Suspense fallback={<p>loading</p>}>
          <Screen />
        </Suspense>,
      )
    })
  return { world, loaded, show }
}

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server restarts behind its proxy', () => Promise.resolve(new Response('', { status: 502 }))],
])('a screen that is opened %s appears when its code can be loaded', async (_, server) => {
  const { world, show } = openScreen(server)
  await vi.advanceTimersByTimeAsync(4000)
  expect(world.tries).toBe(3)
  world.isMissing = false
  await vi.advanceTimersByTimeAsync(2000)
  await show()
  expect(screen.getByText('the screen')).toBeTruthy()
})

test('after a new release, which has no such file, it doesn’t wait: the router reloads the page', async () => {
  const { world, loaded } = openScreen(() => Promise.resolve(new Response('{"status":"up"}')))
  await loaded
  expect(world.tries).toBe(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(world.tries).toBe(1)
})
