import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aTransaction } from '../../testing/overview.ts'
import { where } from '../../testing/start-console.tsx'
import { call, id, rows, show, transactionsPage as page } from '../../testing/transactions.ts'

test('details show every field, both texts, and the rest as JSON; arrow keys go to the next, closing restores the focus', async () => {
  const reply = 'Hi Jonas, I am sorry about the zip.'
  const first = aTransaction(1, { generatedResponse: reply, metadata: { action: 'generate', holdId: id(9) } })
  await show({ [call]: page([first, aTransaction(2)]) })
  await rows()
  const link = screen.getByRole('link', { name: 'View Details 00000001' })
  link.focus()
  await userEvent.click(link)
  const dialog = await screen.findByRole('dialog', { name: 'Transaction details' })
  expect(where()).toBe(`/transactions?transaction=${id(1)}`)
  const facts = [...dialog.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((it) => it.textContent))
  expect(facts.map(([name]) => name)).toEqual([
    'Type',
    'Platform',
    'Status',
    'Date and time',
    'Description',
    'Review ID',
  ])
  expect(facts.map(([, value]) => value).slice(0, 3)).toEqual(['Usage', 'Judge.me', 'Success'])
  expect(facts[3]?.[1]).toMatch(/^Nov 21, 2026, \d+:02:00\s[AP]M [A-Z]/)
  expect(within(dialog).getByText('Words of customer 1')).toBeTruthy()
  expect(within(dialog).getByText(reply)).toBeTruthy()
  const technical = within(dialog).getByText('Additional information').closest('details')
  expect(technical?.open).toBe(false)
  expect(JSON.parse(dialog.querySelector('pre')?.textContent ?? '')).toEqual({
    action: 'generate',
    holdId: id(9),
    userName: 'Nora Vance',
    balanceAfter: 98,
  })
  expect(within(dialog).getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe(
    '/responses?comment=01a1fe39-f086-7359-addd-000000000001',
  )
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(where()).toBe(`/transactions?transaction=${id(2)}`))
  expect(await within(dialog).findByText('Words of customer 2')).toBeTruthy()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(where()).toBe(`/transactions?transaction=${id(1)}`))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(where()).toBe('/transactions'))
  expect(document.activeElement).toBe(link)
})

test('the comment of another brand opens, even if the brand change can’t be saved', async () => {
  await show(
    {
      [call]: page([aTransaction(1, { BrandId: 'elsewhere' })]),
      'POST /api/select-brand': refusal(500, 'INTERNAL', 'It broke.'),
    },
    `/transactions?transaction=${id(1)}`,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Transaction details' })
  await userEvent.click(within(dialog).getByRole('link', { name: /^Open/ }))
  await waitFor(() => expect(where()).toMatch(/^\/responses\?comment=01a1fe39-f086-7359-addd-000000000001/))
  expect(await screen.findByText('Couldn’t save the brand change')).toBeTruthy()
})

test('a failed entry shows the reason', async () => {
  const reason = 'The AI service took too long to respond.'
  await show({ [call]: page([aTransaction(1, { status: 'failed', reason })]) }, `/transactions?transaction=${id(1)}`)
  const dialog = await screen.findByRole('dialog', { name: 'Transaction details' })
  const facts = [...dialog.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((it) => it.textContent))
  expect(facts).toContainEqual(['Reason', reason])
})

test('the URL can open an entry that is not on the current page', async () => {
  const one = { body: { success: true, data: aTransaction(7, { description: 'Generating a reply, by Olu' }) } }
  await show(
    { [call]: page([]), [`GET /api/credits/transactions/${id(7)}`]: one },
    `/transactions?transaction=${id(7)}`,
  )
  expect(within(await screen.findByRole('dialog')).getByText('Generating a reply, by Olu')).toBeTruthy()
})

test('an entry that no longer exists shows a message and closes', async () => {
  const none = refusal(404, 'NOT_FOUND', 'We couldn’t find this transaction.')
  await show(
    { [call]: page([]), [`GET /api/credits/transactions/${id(7)}`]: none },
    `/transactions?transaction=${id(7)}`,
  )
  expect(await screen.findByText('This transaction no longer exists.')).toBeTruthy()
  await waitFor(() => expect(where()).toBe('/transactions'))
})
