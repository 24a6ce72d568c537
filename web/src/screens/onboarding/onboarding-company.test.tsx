import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { newcomer, type } from '../../testing/joining.ts'
import { openOnboarding as open, press } from '../../testing/onboarding.ts'

const alone = { ...newcomer, companyName: null, BizamplyId: null }

test('a user without a company enters it first', async () => {
  const server = await open(
    { user: alone, brands: [] },
    {
      'POST /onboarding/submit-user': () => {
        server.world.user = newcomer
        return { body: { success: true } }
      },
    },
  )
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Nora')
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').readOnly).toBe(true)
  await press('Next')
  expect(await screen.findByText('Company name is required')).toBeTruthy()
  expect(await screen.findByText('At least one brand name is required')).toBeTruthy()
  type('Company Name', 'Alder & Co')
  for (const name of ['Alder', ' ', 'alder', 'Fern']) {
    await userEvent.type(screen.getByLabelText('Brand names'), `${name}{Enter}`)
  }
  await press('Remove Fern')
  await press('Next')
  await screen.findByRole('heading', { name: 'Connect your services' })
  expect(server.calls('POST /onboarding/submit-user').map((it) => it.body)).toEqual([
    {
      company: { companyName: 'Alder & Co' },
      brands: ['Alder'],
      personalInfo: { firstName: 'Nora', lastName: 'Vance', email: 'nora@alder.shop' },
      isUpdate: false,
    },
  ])
})

test.for([
  [refusal(409, 'CONFLICT', 'This brand is there already.'), 'This brand is there already.'],
  [new TypeError('no network'), 'Couldn’t save your company. Please try again.'],
] as const)('a company that fails to save (%#) shows the reason', async ([refused, words]) => {
  await open({ user: alone, brands: [] }, { 'POST /onboarding/submit-user': refused })
  type('Company Name', 'Alder & Co')
  await userEvent.type(screen.getByLabelText('Brand names'), 'Alder{Enter}')
  await press('Next')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('Enter that confirms a conversion of Japanese input adds no brand yet', async () => {
  await open({ user: alone, brands: [] })
  const field = screen.getByLabelText('Brand names')
  await userEvent.type(field, 'ミツ')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(screen.queryByRole('button', { name: 'Remove ミツ' })).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByRole('button', { name: 'Remove ミツ' })).toBeTruthy()
})

test('another user, signed in in another tab, sees their own setup', async () => {
  const server = await open({ user: alone, brands: [] })
  type('Company Name', 'Alder & Co')
  await waitFor(() => expect(server.calls('PUT /onboarding/draft')).not.toEqual([]))
  // Of the modules that the console was started with.
  const { session } = await import('../../lib/session.ts')
  server.world.user = { ...alone, id: 'user-2', firstName: 'Ben' }
  act(() => session.signedIn({ token: 't2', user: server.world.user }, true))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ben'))
  expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('')
})

test('a missing brand gets the focus, whichever button is clicked', async () => {
  await open({ user: alone, brands: [] })
  type('Company Name', 'Alder & Co')
  await press('Next')
  await screen.findByText('At least one brand name is required')
  expect(document.activeElement).toBe(screen.getByLabelText('Brand names'))
})

test('a second brand is added to an existing company, and its services are next', async () => {
  const brands = [{ id: 'b-1', name: 'Alder' }]
  const server = await open(
    { brands },
    {
      'POST /onboarding/submit-user': () => {
        brands.push({ id: 'b-2', name: 'Fern' })
        return { body: { success: true } }
      },
    },
  )
  await press('Add a brand')
  expect((await screen.findByLabelText<HTMLInputElement>('Company Name')).value).toBe('Alder & Co')
  await userEvent.type(screen.getByLabelText('Brand names'), 'alder{Enter}Fern{Enter}')
  expect(screen.queryByRole('button', { name: 'Remove Alder' })).toBeNull()
  await press('Next')
  await press('Choose a brand')
  expect(await screen.findByRole('menuitemradio', { name: /Fern/ })).toBeTruthy()
  expect(server.calls('POST /onboarding/submit-user')[0]?.body).toMatchObject({ brands: ['Fern'], isUpdate: true })
})
