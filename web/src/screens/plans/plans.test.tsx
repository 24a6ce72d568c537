import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BillingOverview } from '@bizamply/contract/billing'
import { aCharge, anOverview, onPremium } from '../../testing/billing.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const left: string[] = []
vi.mock('../../lib/leave-to.ts', () => ({ leaveTo: (address: string) => left.push(address) }))
beforeEach(() => void left.splice(0))

const overview = 'GET /api/billing'
const buy = 'POST /api/subscriptions/credit/purchase'
const subscribe = 'POST /api/subscriptions/create'
const cancel = 'POST /api/subscriptions/delete'

async function show(billing: BillingOverview, answers: Parameters<typeof responsesServer>[1] = {}, address = '/plans') {
  const server = responsesServer({}, { [overview]: ok(billing), ...answers })
  await startConsole(address)
  await screen.findByRole('article', { name: 'Basic' })
  return server
}

const card = (name: string) => within(screen.getByRole('article', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const refused = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

test('cards come from the plan table, with what each plan includes and lacks', async () => {
  await show(anOverview())
  expect(screen.getByRole('heading', { name: 'Billing and Plans', level: 1 })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Choose your plan', level: 2 })).toBeTruthy()
  expect(card('Basic').getByText('$20.99')).toBeTruthy()
  expect(card('Basic').getByText('1,000 credits per month')).toBeTruthy()
  expect(await card('Basic').findByText('about 333 replies, 2.10¢ per credit')).toBeTruthy()
  expect(card('Premium').getByText('$70.99')).toBeTruthy()
  expect(card('Premium').getByText('5 brands, 15 members')).toBeTruthy()
  expect(card('Enterprise').getByText('Custom')).toBeTruthy()
  const lacks = card('Basic').getByText('Scheduled reports')
  expect(lacks.textContent).toContain('Not included:')
})

test('one below the other, the current plan comes first', async () => {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: media.includes('727px') }))
  await show(onPremium())
  const names = screen.getAllByRole('article').map((plan) => plan.getAttribute('aria-labelledby'))
  expect(names.map((id) => id && document.getElementById(id)?.textContent)).toEqual(['Premium', 'Basic', 'Enterprise'])
  vi.unstubAllGlobals()
})

test('on the free plan, the next plan offers Upgrade, which sends only the plan and opens Shopify', async () => {
  const { calls } = await show(anOverview(), {
    [subscribe]: {
      body: { success: true, data: aCharge(), appSubscriptionCreate: { confirmationUrl: 'http://shop/1' } },
    },
  })
  await userEvent.click(card('Basic').getByRole('button', { name: 'Upgrade' }))
  await waitFor(() => expect(left).toEqual(['http://shop/1']))
  expect(calls(subscribe).map(({ body }) => body)).toEqual([{ plan: 'basic' }])
  expect(calls(subscribe)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('the current plan shows its renewal date; Enterprise is the next plan', async () => {
  await show(onPremium())
  expect(refused(button('Current Plan'))).toBe(true)
  expect(card('Premium').getByText(/Renews Dec 9, 2026/)).toBeTruthy()
  expect(card('Enterprise').getByText('Upgrade by contract. We’ll email you back.')).toBeTruthy()
  expect(screen.getByText('You’re on Premium.')).toBeTruthy()
  const facts = within(screen.getByRole('region', { name: 'Your plan and credits' }))
  expect(facts.getByText('$70.99, adds 5,000 credits')).toBeTruthy()
  expect(facts.getByText('26 days')).toBeTruthy()
  expect(facts.getByText('901 used in 7 days, lasts until Dec 17, 2026')).toBeTruthy()
})

test('a downgrade says what changes and when, before Shopify opens', async () => {
  const { calls } = await show(onPremium(), {
    [subscribe]: {
      body: { success: true, data: aCharge(), appSubscriptionCreate: { confirmationUrl: 'http://shop/2' } },
    },
  })
  await userEvent.click(button('Switch to Basic'))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('1,000 credits a month instead of 5,000. You keep your remaining credits.')).toBeTruthy()
  expect(dialog.getByText('You keep your 2 brands. The plan includes 1 brand, so you can’t add more.')).toBeTruthy()
  expect(dialog.getByText('1 scheduled report pauses. You can still run it on demand.')).toBeTruthy()
  expect(calls(subscribe)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm in Shopify' }))
  await waitFor(() => expect(left).toEqual(['http://shop/2']))
})

test('canceling asks for confirmation and says until when the plan stays', async () => {
  const { calls } = await show(onPremium(), { [cancel]: ok(onPremium().subscription) })
  await userEvent.click(button('Cancel subscription'))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Are you sure you want to cancel your subscription?')).toBeTruthy()
  expect(dialog.getByText(/plan until Dec 9, 2026/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
  expect(await screen.findByText('Subscription cancelled.')).toBeTruthy()
  expect(calls(cancel)).toHaveLength(1)
})

test('a failed cancellation keeps the dialog open with the reason', async () => {
  await show(onPremium(), { [cancel]: refusal(502, 'PLATFORM_REFUSED', 'Your store isn’t responding right now.') })
  await userEvent.click(button('Cancel subscription'))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
  expect(await dialog.findByText('Failed to cancel subscription. Your store isn’t responding right now.')).toBeTruthy()
})

test('a pack is chosen, shows what it adds, and is bought by its id', async () => {
  const { calls } = await show(onPremium(), {
    [buy]: { body: { success: true, data: aCharge(), confirmationUrl: 'http://shop/3' } },
  })
  expect(screen.getByText(/Total with this pack: 8,412 credits, about 65 days at this week’s pace\./)).toBeTruthy()
  expect(screen.getByText(/won’t run out before your plan renews/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /1,000 credits/ }))
  await userEvent.click(button(/Buy 1,000 credits/))
  await waitFor(() => expect(left).toEqual(['http://shop/3']))
  expect(calls(buy).map(({ body }) => body)).toEqual([{ pack: 'credits-1000' }])
})

test('a failed purchase shows an error under the button; after a lost response, the retry reuses the key', async () => {
  const { calls } = await show(anOverview(), { [buy]: new TypeError('Failed to fetch') })
  await userEvent.click(button(/Buy 5,000 credits/))
  expect(await screen.findByText(/Failed to initiate credit purchase\. Can’t reach the server/)).toBeTruthy()
  await userEvent.click(button(/Buy 5,000 credits/))
  await waitFor(() => expect(calls(buy)).toHaveLength(2))
  const keys = calls(buy).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('without a shop nothing can be bought, and a link leads to connecting one', async () => {
  await show(anOverview({ shop: null }))
  expect(refused(card('Basic').getByRole('button', { name: 'Upgrade' }))).toBe(true)
  expect(refused(button(/Buy 5,000 credits/))).toBe(true)
  expect(screen.getByRole('link', { name: 'Connect your store to pay' }).getAttribute('href')).toBe('/connections')
})

test('a plan that is ending can be replaced by a lower one immediately, and the dialog says so', async () => {
  const subscription = { ...onPremium().subscription!, state: 'ending' as const, nextPlan: 'free' as const }
  await show(onPremium({ subscription }))
  expect(card('Premium').getByText('Ends Dec 9, 2026')).toBeTruthy()
  expect(screen.getByText('Plan ends').nextSibling?.textContent).toContain('Dec 9')
  expect(screen.queryByText('Next billing date')).toBeNull()
  expect(card('Premium').getByRole('button', { name: 'Choose Premium' })).toBeTruthy()
  await userEvent.click(button('Switch to Basic'))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^The Basic plan starts as soon as you confirm in Shopify/)).toBeTruthy()
})

test('after Back in the browser, the buttons are enabled again', async () => {
  await show(anOverview(), { [buy]: { body: { success: true, data: aCharge(), confirmationUrl: 'http://shop/4' } } })
  await userEvent.click(button(/Buy 5,000 credits/))
  await waitFor(() => expect(left).toEqual(['http://shop/4']))
  expect(refused(screen.getByRole('button', { name: /Opening Shopify/ }))).toBe(true)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(refused(button(/Buy 5,000 credits/))).toBe(false))
})

test('users without permission to buy see prices and no buttons', async () => {
  await show(anOverview({ mayBuy: false }))
  for (const name of ['Plans', 'Credit packs']) expect(screen.getByRole('heading', { name, level: 2 })).toBeTruthy()
  expect(screen.getByText('Only company admins can change the plan and buy credits.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Contact Us' })).toBeNull()
  expect(screen.getByText('$129.99')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a pending charge can be resumed, and a frozen plan says what to do', async () => {
  const subscription = { ...onPremium().subscription!, state: 'frozen' as const }
  await show(onPremium({ subscription, open: [aCharge()] }))
  expect(screen.getByRole('link', { name: 'Continue in Shopify' }).getAttribute('href')).toBe(
    'http://localhost:3900/confirm/4711',
  )
  expect(screen.getByText(/Shopify couldn’t collect your plan payment/)).toBeTruthy()
})

test('a pending downgrade shows when it starts if it is approved', async () => {
  await show(
    onPremium({ open: [aCharge({ kind: 'subscription', item: 'basic', name: 'Basic' }), aCharge({ id: '2' })] }),
  )
  expect(screen.getAllByText('Already approved? It starts automatically on Dec 9, 2026.')).toHaveLength(1)
})

test('Contact Us validates the form and mails it', async () => {
  const { calls } = await show(onPremium(), { 'POST /api/support': { body: { success: true } } })
  await userEvent.click(button('Contact Us'))
  expect(where()).toBe('/plans?ask=contact')
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Company')))
  await userEvent.type(dialog.getByLabelText('Brands'), 'many')
  await userEvent.click(dialog.getByRole('button', { name: /Send/ }))
  expect(await dialog.findByText('Enter a whole number')).toBeTruthy()
  expect(dialog.getByText('Tell us what you need')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText('Brands'))
  await userEvent.type(dialog.getByLabelText('Brands'), '12')
  await userEvent.type(dialog.getByLabelText('What do you need?'), 'One contract for all.')
  await userEvent.click(dialog.getByRole('button', { name: /Send/ }))
  expect(await screen.findByText('Message sent. We’ll email you back.')).toBeTruthy()
  expect(calls('POST /api/support')[0]?.body).toEqual({
    subject: 'Enterprise plan',
    message: `Company: ${nora.companyName}\nBrands: 12\n\nOne contract for all.`,
  })
})

test('a failed call offers Try Again, and shows no made-up plan', async () => {
  let answers = false
  responsesServer(
    {},
    { [overview]: () => (answers ? ok(anOverview()) : refusal(500, 'INTERNAL', 'An unexpected error occurred')) },
  )
  await startConsole('/plans')
  await screen.findByText('Couldn’t load your plan: Something went wrong on our side. Wait a minute and try again.')
  for (const invented of ['$20.99', 'no subscription', 'free']) {
    expect(screen.queryByText(invented)).toBeNull()
  }
  const again = await screen.findByRole('button', { name: 'Try Again' })
  answers = true
  fireEvent.click(again)
  expect(await screen.findByRole('article', { name: 'Basic' })).toBeTruthy()
})

test('Esc asks before it discards a message to the product’s team', async () => {
  await show(onPremium())
  await userEvent.click(button('Contact Us'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('What do you need?'), 'One contract for all.')
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(where()).toBe('/plans?ask=contact')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('What do you need?').value).toBe('One contract for all.')
})
