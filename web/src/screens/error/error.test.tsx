import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { joiningServer } from '../../testing/joining.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

test.for([
  ['', 'An unknown error occurred.'],
  ['?error=Your+account+is+closed,+call+555', 'An unknown error occurred.'],
  ['?error=connect_failed&platform=yotpo&reason=NOT_CONNECTED', 'Connect Shopify first.'],
  ['?error=connect_failed&platform=yotpo', 'Couldn’t connect the service. Try again in a few minutes.'],
  ['?error=oauth_denied', 'You didn’t allow the connection, so nothing was connected.'],
])('/error%s says "%s"', async ([query, words]) => {
  joiningServer(null)
  await startConsole(`/error${query}`)
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText(words ?? '')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Retry' })).toBeNull()
})

test('for a shop error, Retry restarts the install with the shop only', async () => {
  joiningServer(null)
  await startConsole(
    '/error?platform=shopify&shop=alder.myshopify.com&client_id=x&redirect_uri=https%3A%2F%2Fevil.test',
  )
  expect((await screen.findByRole('link', { name: 'Retry' })).getAttribute('href')).toBe(
    '/integration/shopify/?shop=alder.myshopify.com',
  )
})

test.for([
  ['shop_taken', /^This store belongs to another company\./, 'Sign in with another account', '/logout'],
  [
    'shop_unknown',
    'Shopify doesn’t recognize this store. Check the domain and try again.',
    'Check domain',
    '/signup?shop=alder.myshopify.com',
  ],
] as const)('for a shop error, %s offers help instead of Retry', async ([code, words, action, path]) => {
  joiningServer(null)
  await startConsole(`/error?error=${code}&platform=shopify&shop=alder.myshopify.com`)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Retry' })).toBeNull()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(path)
})

test('the page shows the id of the request and mails it to support; other words from the URL are left out', async () => {
  joiningServer(null)
  const id = '0b3e2c9a-6d0f-4d5e-9c55-0a5a0a1f2b3c'
  const { unmount } = await startConsole(`/error?error=connect_failed&request=${id}`)
  expect(await screen.findByText(`Request ${id}`)).toBeTruthy()
  const support = screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')
  expect(support).toMatch(/^mailto:support@/)
  expect(support).toContain(id)
  unmount()
  await startConsole('/error?error=connect_failed&request=call+555')
  expect(await screen.findByRole('link', { name: 'Contact support' })).toBeTruthy()
  expect(screen.queryByText(/^Request/)).toBeNull()
})

test('Go Home links to /', async () => {
  joiningServer(null)
  await startConsole('/error')
  await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }))
  await waitFor(() => expect(where()).toBe('/login'))
})

test.for([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s is public and shows its version', async ([path, title]) => {
  joiningServer(null)
  await startConsole(path ?? '')
  expect(await screen.findByRole('heading', { name: title ?? '', level: 1 })).toBeTruthy()
  expect(screen.getByText('Version dated November 21, 2026')).toBeTruthy()
})
