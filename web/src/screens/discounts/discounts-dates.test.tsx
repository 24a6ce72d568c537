import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { formats } from '../../lib/formats.ts'
import { localIn } from '../../lib/zoned-time.ts'
import { aConnection, aConnectionList } from '../../testing/comments.ts'
import { aDiscount, discountsAnswer } from '../../testing/discounts.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:00Z'))

test('days that have passed can’t be picked, today starts later than now, and Clear date removes the date', async () => {
  const list = aConnectionList()
  const { shopify, ...others } = list.connections
  const connections = { ...others, shopify: { ...shopify, connected: true, data: [aConnection()] } }
  responsesServer({ connections: { ...list, connections } }, { 'GET /api/discounts': discountsAnswer([aDiscount(1)]) })
  await startConsole('/loyalty-manager?edit=new')
  const create = within(await screen.findByRole('dialog', { name: 'Create discount' }))
  const text = 'We create the code in your Shopify store. It'
  expect(create.getByText(`${text} works right away.`)).toBeTruthy()
  await userEvent.click(create.getByRole('button', { name: 'Starts At: Right away' }))
  const passed = await screen.findByRole('button', { name: /November 20/ })
  expect(passed.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /November 21/ }))
  const now = localIn(formats.get().timeZone, new Date()).slice(11)
  const times = [...create.getByLabelText<HTMLSelectElement>('Starts At, time').options].map(({ value }) => value)
  expect(times.filter((time) => time <= now)).toEqual([])
  expect(create.getByText(`${text} becomes active on the start date.`)).toBeTruthy()
  await userEvent.click(create.getByRole('button', { name: 'Starts At: Nov 21, 2026' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear date' }))
  expect(create.getByRole('button', { name: 'Starts At: Right away' })).toBeTruthy()
})
