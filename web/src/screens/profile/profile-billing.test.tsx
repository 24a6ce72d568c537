import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { BillingOverview } from '@bizamply/contract/billing'
import { anOverview, onPremium } from '../../testing/billing.ts'
import { refusal } from '../../testing/fake-server.ts'
import { aProfile, profileServer } from '../../testing/profile.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const cancel = 'POST /api/subscriptions/delete'

async function open(billing: BillingOverview, more = {}) {
  const server = profileServer(aProfile(), { 'GET /api/billing': () => ok(billing), ...more })
  await startConsole('/profile?tab=billing')
  await screen.findByRole('link', { name: 'Change Plan' })
  return server
}
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  return within(await screen.findByRole('alertdialog'))
}

test('shows the plan, the next billing date, and a link to the plans', async () => {
  await open(onPremium())
  const facts = within(screen.getByRole('region', { name: 'Your plan and credits' }))
  expect(facts.getByText('Premium')).toBeTruthy()
  expect(facts.getByText('Next billing date').nextSibling?.textContent).toContain('Dec 9')
  expect(screen.getByRole('link', { name: 'Change Plan' }).getAttribute('href')).toBe('/plans')
})

test('canceling asks for confirmation and confirms the result', async () => {
  const { calls } = await open(onPremium(), { [cancel]: () => ok(onPremium().subscription) })
  const dialog = await ask()
  expect(dialog.getByText('Are you sure you want to cancel your subscription?')).toBeTruthy()
  expect(calls(cancel)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
  expect(await screen.findByText('Subscription cancelled.')).toBeTruthy()
  expect(calls(cancel)).toHaveLength(1)
})

test('a failed cancellation shows an error', async () => {
  await open(onPremium(), { [cancel]: refusal(502, 'PLATFORM_REFUSED', 'Your store isn’t responding right now.') })
  const dialog = await ask()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
  expect(await dialog.findByText(/^Failed to cancel subscription\./)).toBeTruthy()
})

test.for([
  ['on the free plan', anOverview()],
  ['for members who aren’t admins', onPremium({ mayBuy: false })],
] as const)('there is nothing to cancel %s', async ([, billing]) => {
  await open(billing)
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
})

test('the profile still shows if billing fails to load', async () => {
  profileServer(aProfile(), { 'GET /api/billing': refusal(500, 'INTERNAL', 'It broke.') })
  await startConsole('/profile?tab=billing')
  expect(await screen.findByText('Couldn’t load your plan: It broke.')).toBeTruthy()
  expect(screen.getByText('Admin at Alder & Co')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy())
})
