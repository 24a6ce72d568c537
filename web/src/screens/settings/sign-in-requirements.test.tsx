import type { CompanyRequirements } from '@bizamply/contract/sign-in-requirements'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { csrfAnswer, nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const read = 'GET /api/company/sign-in-requirements'
const save = 'PUT /api/company/sign-in-requirements'
const off: CompanyRequirements = { passwordFrom: null, secondFactorFrom: null, oldPasswords: 1, withoutFactor: 2 }
const server = (more: Parameters<typeof responsesServer>[1] = {}) =>
  responsesServer({}, { 'GET /auth/csrf-token': csrfAnswer, [read]: () => ok(off), ...more })
const factor = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Require two-factor sign-in' })

test('an admin turns on a requirement and sees when it takes effect and who would have to act', async () => {
  const { calls } = server({ [save]: () => ok({ ...off, secondFactorFrom: '2099-11-28T10:00:00.000Z' }) })
  await startConsole('/settings?tab=security')
  expect((await factor()).checked).toBe(false)
  expect(await screen.findByRole('switch', { name: 'Require password change every 90 days' })).toBeTruthy()
  expect(screen.getByText(/1 member has an older password\.$/)).toBeTruthy()
  await userEvent.click(await factor())
  expect(await screen.findByText('Takes effect Nov 28, 2099. 2 members don’t use two-factor sign-in yet.')).toBeTruthy()
  expect((await factor()).checked).toBe(true)
  expect(calls(save)[0]?.body).toEqual({ requirement: 'secondFactor', on: true })
})

test('a rejected requirement stays off and shows the reason', async () => {
  server({ [save]: refusal(409, 'CONFLICT', 'Set up two-factor sign-in for yourself first.') })
  await startConsole('/settings?tab=security')
  await userEvent.click(await factor())
  expect(await screen.findByText('Set up two-factor sign-in for yourself first.')).toBeTruthy()
  expect((await factor()).checked).toBe(false)
})

test('only admins see requirements, and failures show an error', async () => {
  const { calls } = server({
    'GET /auth/status': { body: { authenticated: true, user: { ...nora, memberRole: 'editor' } } },
  })
  await startConsole('/settings?tab=security')
  expect(await screen.findByRole('button', { name: 'Sign Out All Devices' })).toBeTruthy()
  expect(screen.queryByRole('switch', { name: 'Require two-factor sign-in' })).toBeNull()
  expect(calls(read)).toEqual([])
})

test('an error replaces only this section', async () => {
  server({ [read]: refusal(500, 'INTERNAL', 'x') })
  await startConsole('/settings?tab=security')
  await waitFor(() => expect(screen.getByText('Couldn’t load your company’s sign-in requirements.')).toBeTruthy())
  expect(screen.getByRole('button', { name: 'Sign Out All Devices' })).toBeTruthy()
})
