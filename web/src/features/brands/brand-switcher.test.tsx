import type { Brand } from '@bizamply/contract/brands'
import { RouterContextProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BrandProvider, useBrands } from '../../lib/brand-context.tsx'
import { csrfAnswer, fakeServer, refusal } from '../../testing/fake-server.ts'
import { newRouter } from '../../routes/routes.tsx'
import { inEnglish } from '../../testing/in-english.tsx'
import { ToastMount } from '../../ui/toast-mount.tsx'
import { BrandGate } from './brand-gate.tsx'
import { BrandSwitcher } from './brand-switcher.tsx'

const alder = brand('b-1', 'Alder', 1200)
const fern = brand('b-2', 'Fern', 1)

test('without a stored brand, the first one is selected and sent with later calls', async () => {
  fakeServer({ 'GET /api/onboard-data': brands(alder, fern) })
  show()
  expect(await screen.findByRole('button', { name: 'Alder, switch brand' })).toBeTruthy()
  expect([localStorage.getItem('selectedBrandId'), sessionStorage.getItem('BrandID')]).toEqual(['b-1', 'b-1'])
})

test('the stored brand is selected', async () => {
  localStorage.setItem('selectedBrandId', 'b-2')
  fakeServer({ 'GET /api/onboard-data': brands(alder, fern) })
  show()
  expect(await screen.findByRole('button', { name: 'Fern, switch brand' })).toBeTruthy()
})

test('a switch shows immediately, is saved with the new brand, and the response updates the brand', async () => {
  const renamed = { ...fern, BrandName: 'Fern Goods' }
  const server = fakeServer({
    'GET /api/onboard-data': brands(alder, fern),
    'GET /auth/csrf-token': csrfAnswer,
    'POST /api/select-brand': {
      body: { success: true, selectedBrand: renamed, data: { success: true, selectedBrand: renamed } },
    },
  })
  show()
  await choose(/Fern/)
  expect(await screen.findByRole('button', { name: 'Fern Goods, switch brand' })).toBeTruthy()
  const [posted] = server.calls('POST /api/select-brand')
  expect([posted?.body, posted?.headers.get('x-brand-id')]).toEqual([{ brandId: 'b-2' }, 'b-2'])
  expect(screen.getByTestId('changes').textContent).toBe('1')
})

test('a switch counts once, not again when it’s saved, so data of the brand is fetched once', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>()
  fakeServer({
    'GET /api/onboard-data': brands(alder, fern),
    'GET /auth/csrf-token': csrfAnswer,
    'POST /api/select-brand': () => saving.promise,
  })
  show()
  await choose(/Fern/)
  expect(await screen.findByRole('button', { name: 'Fern, switch brand' })).toBeTruthy()
  expect(screen.getByTestId('changes').textContent).toBe('1')
  const renamed = { ...fern, BrandName: 'Fern Goods' }
  saving.resolve({ body: { success: true, selectedBrand: renamed, data: { success: true, selectedBrand: renamed } } })
  expect(await screen.findByRole('button', { name: 'Fern Goods, switch brand' })).toBeTruthy()
  expect(screen.getByTestId('changes').textContent).toBe('1')
})

test('a switch that can’t be saved stays, counts and shows an error', async () => {
  fakeServer({
    'GET /api/onboard-data': brands(alder, fern),
    'GET /auth/csrf-token': csrfAnswer,
    'POST /api/select-brand': refusal(500, 'INTERNAL', 'x'),
  })
  show()
  await choose(/Fern/)
  expect(await screen.findByText('Couldn’t save the brand change')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fern, switch brand' })).toBeTruthy()
  expect(screen.getByTestId('changes').textContent).toBe('1')
})

test('without brands, "No brands found" is shown', async () => {
  fakeServer({ 'GET /api/onboard-data': brands() })
  show()
  expect(await screen.findByRole('heading', { name: 'No brands found' })).toBeTruthy()
  expect(screen.queryByText('the screen')).toBeNull()
})

test('a failed call shows "Error loading brands" in the bar, and "Failed to load brands" with Try Again on the page', async () => {
  fakeServer({
    'GET /api/onboard-data': (_call, times) => (times === 1 ? refusal(500, 'INTERNAL', 'x') : brands(alder)),
  })
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load brands')
  expect(screen.getAllByText('Error loading brands').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('the screen')).toBeTruthy()
})

test('a response without a list shows an error', async () => {
  fakeServer({ 'GET /api/onboard-data': { body: { success: true } } })
  show()
  expect(await screen.findByText('Failed to load brands - no brands data in response')).toBeTruthy()
})

test('a logo that fails to load is replaced with the initial', async () => {
  fakeServer({ 'GET /api/onboard-data': brands({ ...alder, logoUrl: '/logo.svg' }) })
  const { container } = show()
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
  container.querySelector('img')?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(container.querySelector('img')).toBeNull())
  expect(screen.getByRole('button', { name: 'Alder, switch brand' }).textContent).toContain('A')
})

function show() {
  return inEnglish(
    <RouterContextProvider router={newRouter()}>
      <BrandProvider>
        <BrandSwitcher />
        <Changes />
        <BrandGate waiting={null}>
          <p>the screen</p>
        </BrandGate>
        <ToastMount />
      </BrandProvider>
    </RouterContextProvider>,
  )
}

function Changes() {
  return <output data-testid="changes">{useBrands().changes}</output>
}

async function choose(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Alder, switch brand' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name }))
}

function brand(BrandId: string, BrandName: string, pendingCount: number): Brand {
  return { BrandId, BrandName, ServiceConnected: [], domain: null, logoUrl: null, timezone: 'UTC', pendingCount }
}

function brands(...list: Brand[]) {
  return { body: { success: true, brands: list, data: { brands: list, selectedBrandId: null } } }
}
