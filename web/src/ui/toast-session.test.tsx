import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { session } from '../lib/session.ts'
import { nora } from '../testing/fake-server.ts'
import { inEnglish } from '../testing/in-english.tsx'
import { ToastMount } from './toast-mount.tsx'
import { toast } from './toast.ts'
import { undoLast } from './undo-stack.ts'

afterEach(() => act(() => session.end()))

test('a user’s toasts go away with the session, and what is shown after it stays', async () => {
  session.signedIn({ token: 't', user: nora }, true)
  inEnglish(<ToastMount />)
  toast.error('Couldn’t send to Anna')
  await screen.findByText('Couldn’t send to Anna')
  act(() => session.learn({ ...nora, name: 'Nora B.' }))
  expect(screen.getByText('Couldn’t send to Anna')).toBeTruthy()
  toast.error('Couldn’t save Ben')
  act(() => session.end())
  toast.success('Account deleted')
  await screen.findByText('Account deleted')
  await waitFor(() => expect(screen.queryByText('Couldn’t send to Anna')).toBeNull())
  expect(screen.queryByText('Couldn’t save Ben')).toBeNull()
})

test('another user cannot undo what the user before did', async () => {
  session.signedIn({ token: 't', user: nora }, true)
  inEnglish(<ToastMount />)
  const undone: string[] = []
  toast.success('Sent', { action: { label: 'Undo', onClick: () => undone.push('Sent'), undoes: 'later' } })
  await screen.findByText('Sent')
  act(() => session.signedIn({ token: 't2', user: { ...nora, id: 'user-2' } }, true))
  await waitFor(() => expect(screen.queryByText('Sent')).toBeNull())
  expect(undoLast().result).toBe('nothing')
  expect(undone).toEqual([])
})
