import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anOverview } from '../../testing/billing.ts'
import { csrfAnswer, nora, refusal } from '../../testing/fake-server.ts'
import { joiningServer } from '../../testing/joining.ts'
import { aProfile, profileServer } from '../../testing/profile.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const rows = () => waitFor(() => expect(valueOf('First Name')).not.toBe(''))
const valueOf = (name: string): string => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent ?? ''

test('the profile is in the sidebar and in the account menu', async () => {
  profileServer()
  await startConsole('/settings')
  await userEvent.click(await screen.findByRole('button', { name: 'Toggle sidebar' }))
  const link = await screen.findByRole('link', { name: 'Profile' })
  expect(link.getAttribute('href')).toBe('/profile')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Nora Vance, account menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Your Profile' }))
  await waitFor(() => expect(where()).toBe('/profile'))
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
  expect(document.title).toBe('Profile · Bizamply')
})

test('stored values are shown, including read-only ones', async () => {
  profileServer(aProfile({ birthday: '1990-04-17' }))
  await startConsole('/profile')
  await rows()
  expect(valueOf('First Name')).toBe('Nora')
  expect(valueOf('Email')).toBe('demo@bizamply.test')
  expect(valueOf('Role')).toBe('AdminRole cannot be changed')
  expect(valueOf('Phone Number')).toBe('+49 30 55501423')
  expect(valueOf('Location')).toBe('Berlin, Germany')
  expect(valueOf('Birthday')).toBe('April 17, 1990')
  expect(valueOf('Bio')).toBe('I answer most reviews myself.')
})

test('empty fields say so', async () => {
  profileServer(aProfile({ phone: null, phoneCountry: null, location: null, birthday: null, bio: null }))
  await startConsole('/profile')
  await rows()
  for (const name of ['Phone Number', 'Location', 'Birthday']) expect([name, valueOf(name)]).toEqual([name, 'Not set'])
  expect(valueOf('Bio')).toBe('No bio added yet')
})

test('the card shows the user on every tab', async () => {
  profileServer(aProfile(), { 'GET /api/billing': () => ok(anOverview()) })
  await startConsole('/profile')
  const seen = async () => {
    expect(await screen.findByText('Admin at Alder & Co')).toBeTruthy()
    expect(screen.getByText('Joined Sep 2, 2026')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Your roles' }).nextSibling?.textContent).toBe('AlderAdmin')
    expect(await screen.findByText('3 active sessions.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/logout')
  }
  await seen()
  await userEvent.click(screen.getByRole('link', { name: 'Billing' }))
  await waitFor(() => expect(where()).toBe('/profile?tab=billing'))
  await seen()
  expect(screen.getByRole('link', { name: 'Billing' }).getAttribute('aria-current')).toBe('page')
})

test('the card leaves out what the rows of Personal Info show', async () => {
  profileServer(aProfile(), { 'GET /api/billing': () => ok(anOverview()) })
  await startConsole('/profile')
  await rows()
  expect(screen.getAllByText('Berlin, Germany')).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'Billing' }))
  expect(await screen.findByText('Berlin, Germany')).toBeTruthy()
})

test('Sign Out leads to /login', async () => {
  profileServer(aProfile(), { 'POST /auth/logout': { body: { success: true } }, 'GET /auth/csrf-token': csrfAnswer })
  await startConsole('/profile')
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Out' }))
  await waitFor(() => expect(where()).toBe('/login'))
})

test('a profile that fails to load shows an error, and Retry reloads it', async () => {
  let broken = true
  responsesServer({}, { 'GET /api/profile': () => (broken ? refusal(500, 'INTERNAL', 'It broke.') : ok(aProfile())) })
  await startConsole('/profile')
  expect(await screen.findByText('Failed to load profile data')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign Out' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Personal Info' })).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Berlin, Germany', { selector: 'dd' })).toBeTruthy()
})

test('an administrator without a company also has a profile', async () => {
  const chief = { ...nora, role: 'super_admin', memberRole: null, companyName: null } as const
  const own = aProfile({ role: 'administrator', brandRoles: [], accountType: 'free' })
  joiningServer(chief, { 'GET /api/profile': () => ok(own) })
  await startConsole('/profile')
  await rows()
  expect(valueOf('Role')).toBe('AdministratorRole cannot be changed')
  expect(screen.queryByRole('heading', { name: 'Your roles' })).toBeNull()
})

test('a user who hasn’t finished onboarding is redirected there', async () => {
  joiningServer({ ...nora, firstimeSetup: 0 })
  await startConsole('/profile')
  await waitFor(() => expect(where()).toBe('/onboarding'))
})
