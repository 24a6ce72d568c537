import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { ToastViewport } from './toast-viewport.tsx'
import { toast } from './toast.ts'

test('the focus is back where it was when a toast’s action runs', async () => {
  inEnglish(
    <>
      <button type="button">Before</button>
      <ToastViewport />
    </>,
  )
  const before = screen.getByRole('button', { name: 'Before' })
  before.focus()
  let focused: Element | null = null
  toast.info('Sending', { action: { label: 'Undo', onClick: () => void (focused = document.activeElement) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(focused).toBe(before)
})
