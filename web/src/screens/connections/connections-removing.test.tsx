import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import { button, card, listOf, openConnections as open } from '../../testing/connections.ts'
import { refusal } from '../../testing/fake-server.ts'

// The toast library keeps its messages across renders of the page.
afterEach(() => void toast.dismiss())

test('Remove asks for confirmation, says what stays and what stops, removes, and confirms', async () => {
  const server = await open(listOf({ judgeme: {} }), {
    'DELETE /api/connections/judgeme': { body: { success: true, message: 'gone' } },
  })
  await userEvent.click(button(await card('Judge.me'), 'Remove Judge.me'))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('Are you sure you want to remove the Judge.me connection?')).toBeTruthy()
  expect(within(dialog).getByText(/^You keep all reviews/)).toBeTruthy()
  server.world.connections = listOf({})
  await userEvent.click(button(dialog, 'Remove Judge.me'))
  expect(await screen.findByText('Judge.me removed')).toBeTruthy()
  expect(server.calls('DELETE /api/connections/judgeme')[0]?.query.get('brandId')).toBe('b')
  await waitFor(async () => expect(within(await card('Judge.me')).getByText('Not Connected')).toBeTruthy())
})

test.for([
  [new TypeError('no network'), 'Failed to remove connection'],
  [
    refusal(409, 'NOT_CONNECTED', 'Judge.me isn’t connected for this brand.'),
    'Judge.me isn’t connected for this brand.',
  ],
] as const)('a failed removal (%#) says "%s" and keeps the dialog open', async ([answer, words]) => {
  await open(listOf({ judgeme: {} }), { 'DELETE /api/connections/judgeme': answer })
  await userEvent.click(button(await card('Judge.me'), 'Remove Judge.me'))
  await userEvent.click(button(await screen.findByRole('alertdialog'), 'Remove Judge.me'))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('without a brand, nothing is removed', async () => {
  await open(listOf({ judgeme: {} }))
  await userEvent.click(button(await card('Judge.me'), 'Remove Judge.me'))
  sessionStorage.clear()
  localStorage.clear()
  await userEvent.click(button(await screen.findByRole('alertdialog'), 'Remove Judge.me'))
  expect(await screen.findByText('No brand selected. Please select a brand first.')).toBeTruthy()
})
