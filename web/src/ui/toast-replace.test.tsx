import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { seen } from '../testing/held-clock.ts'
import { inEnglish } from '../testing/in-english.tsx'
import { ToastViewport } from './toast-viewport.tsx'
import { toast } from './toast.ts'

afterEach(() => vi.useRealTimers())

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Shown and not leaving. */
const stays = (text: string) =>
  screen.queryAllByText(text).filter((one) => one.closest('li')?.dataset['removed'] === 'false').length === 1

async function held(): Promise<void> {
  inEnglish(<ToastViewport />)
  toast.success('Ready', { id: 'ready' })
  await screen.findByText('Ready')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}

test('the result of an Undo stays for its own time, although the toast with the button is leaving', async () => {
  await held()
  const result = () => toast.success('Undone', { id: 'send' })
  toast.info('Sending', { id: 'send', action: { label: 'Undo', onClick: result }, duration: 5000 })
  await advance(100)
  fireEvent.click(await seen(() => screen.getByRole('button', { name: 'Undo' })))
  await advance(300)
  expect(stays('Undone')).toBe(true)
  expect(toast.isShown('send')).toBe(true)
  await advance(4000)
  expect(stays('Undone')).toBe(true)
  expect(screen.queryByText('Sending')).toBeNull()
  await advance(1500)
  expect(screen.queryByText('Undone')).toBeNull()
  expect(toast.isShown('send')).toBe(false)
})

test('a result that arrives while the toast fades out stays for its own time', async () => {
  await held()
  toast.info('Sending', { id: 'send', duration: 3000 })
  await advance(3100)
  toast.success('Sent', { id: 'send' })
  await advance(1000)
  expect(stays('Sent')).toBe(true)
})

test('a dismissed toast can be shown again at once', async () => {
  await held()
  toast.info('Sending', { id: 'send', duration: 3000 })
  await advance(100)
  toast.dismiss('send')
  toast.success('Sent', { id: 'send' })
  await advance(1000)
  await seen(() => expect(stays('Sending')).toBe(false))
  await advance(1000)
  expect(stays('Sent')).toBe(true)
})
