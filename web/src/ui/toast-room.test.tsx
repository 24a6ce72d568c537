import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { ToastViewport } from './toast-viewport.tsx'
import { toast } from './toast.ts'

afterEach(() => vi.restoreAllMocks())

const room = () => document.documentElement.style.getPropertyValue('--toast-room')

test('several toasts are a stack, of which only the newest can be read and used, and its height is known', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 356, 60))
  inEnglish(<ToastViewport />)
  const undo = { label: 'Undo', onClick: () => undefined }
  toast.info('First', { action: undo })
  await screen.findByText('First')
  await waitFor(() => expect(room()).toBe('88px'))
  toast.info('Second', { id: 'second', action: undo })
  const second = (await screen.findByText('Second')).closest('[data-sonner-toast]')
  await waitFor(() => expect(room()).toBe('96px'))
  const first = screen.getByText('First').closest<HTMLElement>('[data-sonner-toast]')
  expect(second?.getAttribute('data-front')).toBe('true')
  expect(first?.dataset).toMatchObject({ front: 'false', expanded: 'false' })
  expect(first?.className).toContain('[data-front=false][data-expanded=false]>*]:invisible')
})

test('without toasts, nothing is kept free for them', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 356, 60))
  const { unmount } = inEnglish(<ToastViewport />)
  toast.info('Only')
  await screen.findByText('Only')
  await waitFor(() => expect(room()).toBe('88px'))
  unmount()
  expect(room()).toBe('')
})
