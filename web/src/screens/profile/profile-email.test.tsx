import type { EmailChangeState } from '@bizamply/contract/email-change'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { csrfAnswer, refusal } from '../../testing/fake-server.ts'
import { aProfile, editProfile, profileServer, save, write } from '../../testing/profile.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const own = 'demo@bizamply.test'
const next = 'nora@alder.example'
const state = (pending: Partial<NonNullable<EmailChangeState['pending']>> | null = null): EmailChangeState => ({
  email: own,
  changed: false,
  pending: pending && {
    email: next,
    expiresAt: '2026-11-21T13:35:00.000Z',
    newProved: false,
    oldProved: false,
    ...pending,
  },
})
const begin = 'POST /api/profile/email'
const prove = 'POST /api/profile/email/code'

function server(first: EmailChangeState, more: Parameters<typeof profileServer>[1] = {}) {
  return profileServer(aProfile(), {
    'GET /auth/csrf-token': csrfAnswer,
    'GET /api/profile/email': () => ok(first),
    [begin]: () => ok(state({})),
    ...more,
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change your email address' }))

test('a new address is confirmed by a code, the old one by a link', async () => {
  const { calls } = server(state(), {
    [prove]: () => ok({ ...state(), email: next, changed: true }),
  })
  await startConsole('/profile')
  await press('Change your email address')
  const box = await dialog()
  await userEvent.type(box.getByLabelText('New email'), 'nobody')
  await userEvent.click(box.getByRole('button', { name: 'Continue' }))
  expect(box.getByText('Please enter a valid email address')).toBeTruthy()
  expect(calls(begin)).toEqual([])
  await userEvent.clear(box.getByLabelText('New email'))
  await userEvent.type(box.getByLabelText('New email'), next)
  await userEvent.click(box.getByRole('button', { name: 'Continue' }))
  expect(await box.findByText(`We sent a link to ${own}. Open it and confirm the change there.`)).toBeTruthy()
  expect(calls(begin)[0]?.body).toEqual({ email: next })
  await userEvent.type(box.getByLabelText('6-digit code'), '419203')
  await userEvent.click(box.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Your email address was changed.')).toBeTruthy()
  expect(calls(prove)[0]?.body).toEqual({ code: '419203' })
  await waitFor(() => expect(screen.getByText('Email', { selector: 'dt' }).nextSibling?.textContent).toBe(next))
})

test('the address can be changed while the profile is edited, which saves nothing else', async () => {
  const { calls } = server(state())
  await editProfile()
  await write('First Name', 'Norah')
  await press('Change your email address')
  const box = await dialog()
  await userEvent.type(box.getByLabelText('New email'), `${next}{Enter}`)
  expect(await box.findByText(`We sent a link to ${own}. Open it and confirm the change there.`)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Norah')
  expect(calls(save)).toEqual([])
})

test('a wrong code shows the remaining attempts', async () => {
  server(state({ oldProved: true }), {
    [prove]: refusal(400, 'CODE_INVALID', 'Invalid verification code. Please try again.', { triesLeft: 4 }),
  })
  await startConsole('/profile')
  expect(await screen.findByText(`Waiting for ${next}`)).toBeTruthy()
  await press('Continue')
  const box = await dialog()
  expect(box.getByText('Old address confirmed')).toBeTruthy()
  await userEvent.type(box.getByLabelText('6-digit code'), '000000')
  await userEvent.click(box.getByRole('button', { name: 'Confirm' }))
  expect(await box.findByText('Invalid verification code. Please try again. 4 attempts left.')).toBeTruthy()
})

test('canceling a pending change keeps the address', async () => {
  const { calls } = server(state({ newProved: true }), { 'DELETE /api/profile/email': () => ok(state()) })
  await startConsole('/profile')
  await press('Continue')
  expect((await dialog()).getByText('New address confirmed')).toBeTruthy()
  await press('Cancel change')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Change your email address' })).toBeTruthy()
  expect(calls('DELETE /api/profile/email')).toHaveLength(1)
})

test('an error from the server shows at the field', async () => {
  server(state(), { [begin]: refusal(429, 'RATE_LIMIT_EXCEEDED', 'You can start up to five changes an hour.') })
  await startConsole('/profile')
  await press('Change your email address')
  const box = await dialog()
  await userEvent.type(box.getByLabelText('New email'), next)
  await userEvent.click(box.getByRole('button', { name: 'Continue' }))
  expect(await box.findByText('You can start up to five changes an hour.')).toBeTruthy()
})
