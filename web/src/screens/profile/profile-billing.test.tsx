import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { BillingOverview, Charge } from '@bizamply/contract/billing'
import { aCharge, anOverview, onPremium } from '../../testing/billing.ts'
import { refusal } from '../../testing/fake-server.ts'
import { aProfile, profileServer } from '../../testing/profile.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const cancel = 'POST /api/subscriptions/delete'
const charges = 'GET /api/billing/charges'

const listOf =
  (...data: Charge[]) =>
  () => ({ body: { success: true, data, pagination: { nextCursor: null } } })

async function open(billing: BillingOverview, more = {}) {
  const server = profileServer(aProfile(), {
    'GET /api/billing': () => ok(billing),
    [charges]: listOf(),
    ...more,
  })
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
  profileServer(aProfile(), { 'GET /api/billing': refusal(500, 'INTERNAL', 'It broke.'), [charges]: listOf() })
  await startConsole('/profile?tab=billing')
  expect(await screen.findByText('Couldn’t load your plan: It broke.')).toBeTruthy()
  expect(screen.getByText('Admin at Alder & Co')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy())
})

test('lists plans and packs with their prices and what became of them', async () => {
  const plan = aCharge({
    id: '01a1fe39-f086-7359-addd-000000000002',
    kind: 'subscription',
    name: 'Premium',
    state: 'cancelled',
  })
  await open(onPremium(), { [charges]: listOf(aCharge({ state: 'active' }), plan) })
  const rows = await within(screen.getByRole('region', { name: 'Charges' })).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^5,000 credits.*Nov 21, 2026.*Paid.*\$70\.99$/),
    expect.stringMatching(/Premium plan.*Nov 21, 2026.*Ended.*\$70\.99 every 30 days$/),
  ])
})

test('the bills themselves are in the store’s Shopify admin, and a paid pack shows when it was paid', async () => {
  const pack = aCharge({ state: 'active', decidedAt: '2026-11-23T12:00:00.000Z' })
  await open(onPremium({ shop: 'alder-and-co.myshopify.com' }), { [charges]: listOf(pack) })
  const section = within(screen.getByRole('region', { name: 'Charges' }))
  expect((await section.findByRole('listitem')).textContent).toMatch(/Nov 23, 2026.*Paid/)
  const link = section.getByRole('link', { name: 'Open billing in Shopify' })
  expect(link.getAttribute('href')).toBe('https://alder-and-co.myshopify.com/admin/settings/billing')
})

test('a company without charges sees that there are none', async () => {
  await open(anOverview())
  expect(await screen.findByText(/^No charges yet/)).toBeTruthy()
})

test('charges that fail to load leave the plan as it is', async () => {
  await open(onPremium(), { [charges]: refusal(500, 'INTERNAL', 'It broke.') })
  expect(await screen.findByText('Couldn’t load your charges: It broke.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
})
