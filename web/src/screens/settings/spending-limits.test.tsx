import type { SpendingLimits, SpendingLimitsInput } from '@bizamply/contract/credits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const save = 'PUT /api/credits/spending-limits'
const spendingLimits: SpendingLimits = {
  company: 200,
  eachBrand: null,
  eachMember: 50,
  brands: [],
  members: [{ userId: 'olu', perDay: 20 }],
  lowAt: null,
  version: 'v1',
  today: {
    company: 184,
    brands: [{ brandId: 'b', name: 'Alder', used: 184 }],
    members: [
      { userId: 'nora', name: 'Nora Vance', used: 8 },
      { userId: 'olu', name: 'Olu Ade', used: 20 },
    ],
  },
}

async function show(answers: Parameters<typeof responsesServer>[1] = {}, memberRole: 'admin' | 'viewer' = 'admin') {
  const server = responsesServer(
    { user: { ...nora, memberRole } },
    { 'GET /api/credits/spending-limits': ok(spendingLimits), ...answers },
  )
  await startConsole('/settings?tab=credits')
  await screen.findByRole('heading', { name: 'Credits', level: 2 })
  return server
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('shows the default and individual spending limits, with today’s usage', async () => {
  await show()
  expect((await field('Whole company')).value).toBe('200')
  expect((await field('Every brand')).placeholder).toBe('No limit')
  expect((await field('Nora Vance')).placeholder).toBe('50 a day')
  expect((await field('Olu Ade')).value).toBe('20')
  expect((await field('Notify when credits fall below')).placeholder).toBe('10%')
  for (const words of ['184 of 200 used today', '8 of 50 used today', '20 of 20 used today', '184 used today'])
    expect(screen.getByText(words)).toBeTruthy()
  const meter = screen.getByRole('meter', { name: 'Olu Ade: Credits used today' })
  expect(meter.getAttribute('aria-valuenow')).toBe('100')
})

test('an admin can change them; invalid numbers show an error and aren’t sent', async () => {
  const { calls } = await show({
    [save]: ({ body }) => ok({ ...spendingLimits, ...(body as SpendingLimitsInput) }),
  })
  const brand = await field('Alder')
  const button = screen.getByRole('button', { name: 'Save Settings' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(brand, 'many')
  await userEvent.click(button)
  expect(await screen.findByText('Enter a whole number from 0 to 1,000,000, or leave blank')).toBeTruthy()
  expect(screen.getByText('Fix 1 field first')).toBeTruthy()
  expect(document.activeElement).toBe(brand)
  expect(calls(save)).toHaveLength(0)
  await userEvent.clear(brand)
  await userEvent.type(brand, '40')
  await userEvent.clear(await field('Olu Ade'))
  await userEvent.type(await field('Notify when credits fall below'), '100{Enter}')
  expect(await screen.findByText('Spending limits saved')).toBeTruthy()
  expect(calls(save).map(({ body }) => body)).toEqual([
    {
      company: 200,
      eachBrand: null,
      eachMember: 50,
      lowAt: 100,
      brands: [{ brandId: 'b', perDay: 40 }],
      members: [],
      version: 'v1',
    },
  ])
  expect(await screen.findByText('184 of 40 used today')).toBeTruthy()
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('limits that someone else saved in the meantime stay, and so does the input', async () => {
  let stored = spendingLimits
  const { calls } = await show({
    'GET /api/credits/spending-limits': () => ok(stored),
    [save]: ({ body }) => {
      const input = body as SpendingLimitsInput
      return input.version === stored.version ? ok({ ...stored, ...input }) : refusal(409, 'CONFLICT', 'Review them.')
    },
  })
  const company = await field('Whole company')
  await userEvent.clear(company)
  await userEvent.type(company, '90')
  stored = { ...spendingLimits, members: [{ userId: 'nora', perDay: 40 }], version: 'v2' }
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  await waitFor(async () => expect((await field('Nora Vance')).value).toBe('40'))
  expect(company.value).toBe('90')
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Spending limits saved')).toBeTruthy()
  expect(calls(save)[1]?.body).toMatchObject({ company: 90, members: [{ userId: 'nora', perDay: 40 }], version: 'v2' })
})

test('a rejected save keeps the input; discarding reverts it', async () => {
  await show({ [save]: refusal(400, 'BAD_REQUEST', 'We couldn’t find this brand') })
  const company = await field('Whole company')
  await userEvent.clear(company)
  await userEvent.type(company, '90')
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Couldn’t save the limits. We couldn’t find this brand')).toBeTruthy()
  expect(company.value).toBe('90')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(company.value).toBe('200')
})

test('other members can read them', async () => {
  await show({}, 'viewer')
  expect(await screen.findByText('Only company admins can change these limits.')).toBeTruthy()
  const all = within(await screen.findByRole('region', { name: 'Defaults' }))
  expect(all.getAllByRole('listitem').map((row) => row.lastElementChild?.textContent)).toEqual([
    '200 a day',
    'No limit',
    '50 a day',
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull()
})

test('an admin can download the ledger of a month as a file', async () => {
  await show({ 'GET /api/credits/closing': refusal(429, 'RATE_LIMITED', 'Too many files.') })
  const month = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' })
  expect(month.options).toHaveLength(12)
  const chosen = month.options[4]
  if (chosen) await userEvent.selectOptions(month, chosen)
  const link = screen.getByRole('link', { name: 'Download CSV' })
  expect(link.getAttribute('href')).toBe(`/api/credits/closing?month=${chosen?.value}&brand=b`)
  await userEvent.click(link)
  const frame = document.querySelector('iframe[name=export]')
  if (frame) fireEvent.load(frame)
  expect(await screen.findByText('Couldn’t download the ledger.')).toBeTruthy()
  expect(screen.getByText('Too many files.')).toBeTruthy()
})

test('spending limits that fail to load show the reason, and Try Again reloads them', async () => {
  let broken = true
  await show({
    'GET /api/credits/spending-limits': () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : ok(spendingLimits)),
  })
  expect(await screen.findByText('Couldn’t load the limits. It broke.')).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(async () => expect((await field('Whole company')).value).toBe('200'))
})

test('unsaved limits are kept or discarded by the user: another tab asks, another brand keeps them', async () => {
  const brands = ['b', 'f'].map((BrandId, n) => ({
    BrandId,
    BrandName: ['Alder', 'Fern'][n] ?? '',
    ServiceConnected: [],
    domain: null,
    logoUrl: null,
    timezone: 'UTC',
    pendingCount: 0,
    role: 'admin',
  }))
  await show({
    'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
    'POST /api/select-brand': ok({ success: true, selectedBrand: brands[1] }),
  })
  await userEvent.type(await field('Nora Vance'), '30')
  await userEvent.click(await screen.findByRole('button', { name: 'Alder, switch brand' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Fern/ }))
  await screen.findByRole('button', { name: 'Fern, switch brand' })
  expect((await field('Nora Vance')).value).toBe('30')
  await userEvent.click(screen.getByRole('link', { name: 'Team' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect((await field('Nora Vance')).value).toBe('30')
})
