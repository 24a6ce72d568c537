import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BrandProvider } from '../../lib/brand-context.tsx'
import { fakeServer, refusal, type Reply } from '../../testing/fake-server.ts'
import { inRouter } from '../../testing/in-router.tsx'
import { CreditsMeter } from './credits-meter.tsx'

const alder = { BrandId: 'b', BrandName: 'Alder', ServiceConnected: [], domain: null, logoUrl: null, timezone: 'UTC' }

test.for([
  [5000, 1588, '3,412', '68% left', '68%'],
  [100, 0, '100', '100% left', '100%'],
  [1000, 996, '4', '0% left', '2%'],
] as const)('of %d credits, %d are used', async ([totalCredits, usedCredits, available, left, width]) => {
  const { container } = await show({ totalCredits, usedCredits, availableCredits: totalCredits - usedCredits })
  expect(await screen.findByText(available)).toBeTruthy()
  expect(screen.getByText(left)).toBeTruthy()
  expect(container.querySelector<HTMLElement>('[role=meter] > div')?.style.width).toBe(width)
})

test('credits on hold are counted and explained', async () => {
  await show({ totalCredits: 100, usedCredits: 23, availableCredits: 77, heldCredits: 3 })
  const words = await screen.findByText('3 on hold')
  expect(words.dataset['tooltip']).toMatch(/^Reserved for replies in progress/)
})

test('without credits on hold, the meter doesn’t mention them', async () => {
  await show({ totalCredits: 100, usedCredits: 23, availableCredits: 77, heldCredits: 0 })
  expect(await screen.findByText('77')).toBeTruthy()
  expect(screen.queryByText(/on hold/)).toBeNull()
})

test('a failed call shows that the balance is unavailable, without figures, until it is retried', async () => {
  let balance: object | null = null
  await show(() => balance)
  expect(await screen.findByText('Balance unavailable')).toBeTruthy()
  expect(screen.queryByRole('meter')).toBeNull()
  balance = { totalCredits: 100, usedCredits: 23, availableCredits: 77 }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('77')).toBeTruthy()
})

test('the company’s balance shows although its brands failed to load', async () => {
  await show({ totalCredits: 100, usedCredits: 23, availableCredits: 77 }, refusal(500, 'INTERNAL', 'x'))
  expect(await screen.findByText('77')).toBeTruthy()
})

const brands = [{ ...alder, pendingCount: 0 }]
const listed = { body: { success: true, brands, data: { brands, selectedBrandId: null } } }

function show(balance: object | (() => object | null), list: Reply = listed) {
  const read = typeof balance === 'function' ? (balance as () => object | null) : () => balance
  fakeServer({
    'GET /api/onboard-data': list,
    'GET /api/credits/balance': () => {
      const data = read()
      return data ? { body: { success: true, data } } : refusal(500, 'INTERNAL', 'x')
    },
  })
  return inRouter(
    <BrandProvider>
      <CreditsMeter />
    </BrandProvider>,
  )
}
