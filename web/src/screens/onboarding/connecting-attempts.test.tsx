import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  attempt,
  attemptId,
  begun,
  withConsentWindows,
  openWizard as open,
  person,
  popup,
  press,
  pressInside,
  postResult,
} from '../../testing/consent-windows.ts'
import { refusal } from '../../testing/fake-server.ts'
import { type } from '../../testing/joining.ts'

withConsentWindows()

test('Facebook sends the page id before the consent opens; the last page reports the result', async () => {
  const { its, address } = popup()
  const server = await open(
    {},
    {
      'POST /integrations/facebook/connect': begun,
      [`GET /api/connections/attempts/${attemptId}`]: attempt({ state: 'done' }),
    },
  )
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  await waitFor(() => expect(its.location.href).toBe('https://www.facebook.com/dialog/oauth?state=1'))
  expect(address()).toBe('about:blank')
  expect(server.calls('POST /integrations/facebook/connect')[0]?.body).toEqual({
    brandId: 'b-1',
    pageId: '102938475610293',
  })
  postResult({ attemptId })
  expect(await screen.findByText('Facebook connected successfully for Alder!')).toBeTruthy()
})

test.for([
  ['TikTok', 'Handle', '@alder', 'tiktok', { handle: '@alder' }],
  ['Google Analytics', 'Property ID', 'GA4-ABC123-1', 'google', { businessId: 'GA4-ABC123-1' }],
] as const)('%s sends what was entered', async ([service, label, value, key, body]) => {
  popup()
  const server = await open({}, { [`POST /integrations/${key}/connect`]: begun })
  await press(`Connect ${service}`)
  await screen.findByRole('dialog')
  type(label, value)
  await pressInside('Connect')
  await waitFor(() =>
    expect(server.calls(`POST /integrations/${key}/connect`)[0]?.body).toEqual({ brandId: 'b-1', ...body }),
  )
})

test('with several granted accounts, the user chooses one', async () => {
  popup()
  const accounts = [
    { account: '1', name: 'Alder' },
    { account: '2', name: 'Alder outlet' },
  ]
  const server = await open(
    {},
    {
      'POST /integrations/facebook/connect': begun,
      [`GET /api/connections/attempts/${attemptId}`]: attempt({ state: 'choosing', accounts }),
      'POST /api/connections/choose': (_call, times) =>
        times === 1 ? new TypeError('no network') : attempt({ state: 'done' }),
    },
  )
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  await screen.findAllByText('Waiting for your approval on the page that opened')
  expect(screen.getByText('Approve on Facebook')).toBeTruthy()
  postResult({ attemptId })
  await person().click(await screen.findByRole('radio', { name: /Alder outlet/ }))
  await pressInside('Use this account')
  // It didn't reach the server: the list stays, so that the consent needn't be repeated.
  expect((await screen.findByRole('alert')).textContent).toBe('Connection failed. Please try again.')
  await pressInside('Use this account')
  await waitFor(() =>
    expect(server.calls('POST /api/connections/choose')[1]?.body).toEqual({ attemptId, account: '2' }),
  )
  expect(await screen.findByText('Facebook connected successfully for Alder!')).toBeTruthy()
})

test.for([
  ['the account is not a business account', 'Failed to connect Facebook: the account is not a business account'],
  [null, 'Failed to connect Facebook: Unknown error'],
])('a failed consent (%j) says "%s"', async ([reason, words]) => {
  popup()
  await open(
    {},
    {
      'POST /integrations/facebook/connect': begun,
      [`GET /api/connections/attempts/${attemptId}`]: attempt({ state: 'failed', reason }),
    },
  )
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  await screen.findAllByText('Waiting for your approval on the page that opened')
  postResult({ attemptId })
  expect((await screen.findAllByText(words ?? '')).length).toBeGreaterThan(1)
})

test('a rejected id shows the reason and closes the window', async () => {
  const { its } = popup()
  const words = 'Facebook can not be connected here.'
  await open({}, { 'POST /integrations/facebook/connect': refusal(409, 'CHANNEL_UNAVAILABLE', words) })
  await press('Connect Facebook')
  await screen.findByRole('dialog')
  type('Page ID', '102938475610293')
  await pressInside('Connect')
  expect((await screen.findAllByText(`Failed to connect Facebook: ${words}`)).length).toBeGreaterThan(0)
  expect(its.closed).toBe(true)
})

test('a consent that can’t start shows the reason from the error page', async () => {
  popup()
  await open()
  await press('Connect Yotpo')
  await pressInside('Connect')
  postResult({ platform: 'yotpo', reason: 'Connect Shopify first.' })
  expect((await screen.findAllByText('Failed to connect Yotpo: Connect Shopify first.')).length).toBeGreaterThan(0)
})
