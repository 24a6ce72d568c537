import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRow, productsInAnalytics, productsOfCustomers } from '../../testing/product-rows.ts'
import { pageOf } from '../../testing/reports.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

test.for([
  ['overview', ['/ 5,0', 'rated 4,5 or higher', 'below 3,5']],
  ['products', ['4,6', '4,5 and above']],
  ['engagement', ['4,5 and above']],
  ['performance', ['4,6', '3,0']],
] as const)('the tab %s shows every number in the user’s format', async ([tab, words]) => {
  responsesServer(
    {},
    {
      'GET /api/preferences': ok({ ...usualPreferences, numberFormat: '1.234,56' }),
      'GET /api/analytics/overview': ok(productsInAnalytics()),
      'GET /api/analytics/customers': ok(productsOfCustomers()),
      'GET /api/analytics/products': pageOf([{ ...aRow(1), customers: 70 }]),
    },
  )
  await startConsole(`/analytics?tab=${tab}`)
  await screen.findByRole('heading', { name: 'Product Analytics' })
  await screen.findAllByText('Product 1')
  const content = document.querySelector('#content') ?? document.body
  for (const text of words) await waitFor(() => expect(content.textContent).toContain(text))
  const labels = [...content.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  const points = [content.textContent, ...labels].flatMap((text) => text?.match(/.{0,20}\d\.\d.{0,10}/g) ?? [])
  expect(points).toEqual([])
})
