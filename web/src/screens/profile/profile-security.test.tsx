import type { SecurityState } from '@bizamply/contract/security'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { csrfAnswer } from '../../testing/fake-server.ts'
import { aProfile, profileServer } from '../../testing/profile.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const security: SecurityState = {
  hasPassword: true,
  passwordChangedAt: null,
  secondFactor: { enabled: false, since: null, codesLeft: 0 },
  passkeys: [],
  otherSignIn: true,
}
const aSession = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  location: 'Germany',
  timestamp: '2026-11-20T09:12:00.000Z',
  lastUsedAt: '2026-11-20T09:12:00.000Z',
  loginMethod: 'password',
  ipAddress: '203.0.113.24',
})
const sessions = [aSession('s-1', 'Chrome on macOS', true), aSession('s-2', 'Safari on iOS')]

const securityServer = () =>
  profileServer(aProfile(), {
    'GET /auth/csrf-token': csrfAnswer,
    'GET /api/profile/security': ok(security),
    'GET /api/profile/sessions': ok({ sessions }),
    'DELETE /api/profile/sessions/s-2': { body: { success: true, message: 'x' } },
  })

test('the card shows the number of sessions and links to them, and both update after one is revoked', async () => {
  securityServer()
  await startConsole('/profile')
  expect(await screen.findByText('2 active sessions.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'See all' }))
  await waitFor(() => expect(where()).toBe('/profile?tab=security'))
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Safari on iOS' }))
  expect(await screen.findByText('1 active session.')).toBeTruthy()
})

test('Security is the second tab, and a reload stays on it', async () => {
  securityServer()
  await startConsole('/profile?tab=security')
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('page')
  const tabs = screen.getByRole('navigation', { name: 'Profile sections' })
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Personal Info',
    'Security',
  ])
})
