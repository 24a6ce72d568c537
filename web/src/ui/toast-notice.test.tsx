import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { seen } from '../testing/held-clock.ts'
import { inEnglish } from '../testing/in-english.tsx'
import { ToastViewport } from './toast-viewport.tsx'
import { toast } from './toast.ts'

afterEach(() => vi.useRealTimers())

test('a notice waits until no toast with an action is on screen, and repeated ones are one toast', async () => {
  inEnglish(<ToastViewport />)
  toast.success('First')
  // Its library has loaded.
  await screen.findByText('First')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  toast.success('Sent', { action: { label: 'Undo', onClick: () => undefined } })
  toast.notice('New')
  toast.notice('New')
  await advance(3000)
  await seen(() => screen.getByText('Sent'))
  expect(screen.queryByText('New')).toBeNull()
  toast.success('Sent again', { action: { label: 'Undo', onClick: () => undefined } })
  await advance(4900)
  await seen(() => screen.getByText('Sent again'))
  expect(screen.queryByText('New')).toBeNull()
  await advance(1000)
  expect(await seen(() => screen.getAllByText('New'))).toHaveLength(1)
})

test('without such a toast, a notice is shown at once', async () => {
  inEnglish(<ToastViewport />)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  toast.notice('Newer')
  expect(await screen.findByText('Newer')).toBeTruthy()
})
