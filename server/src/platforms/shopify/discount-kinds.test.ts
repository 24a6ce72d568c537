import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import type { Access } from '../platform.ts'
import { createShopify } from './shopify.ts'

const access: Access = { account: 'mugs.myshopify.com', credentials: { token: 'shpat_1' } }
const app = { clientId: 'app', clientSecret: 'secret' }

test('discounts of every kind in Shopify are listed, also automatic ones', async () => {
  const { control, outbound } = await startSandboxClient({ apps: { shopify: app } })
  await control('POST', '/accounts', { platform: 'shopify', account: access.account, name: 'Mugs', token: 'shpat_1' })
  const kinds = [
    'basic',
    'shipping',
    'bxgy',
    'app',
    'automatic',
    'automatic-shipping',
    'automatic-bxgy',
    'automatic-app',
  ]
  for (const kind of kinds) {
    const code = kind.startsWith('automatic') ? {} : { code: kind.toUpperCase() }
    await control('POST', '/discounts', { shop: access.account, title: kind, kind, percent: 5, ...code })
  }
  const { discounts } = await createShopify(outbound, { ...app, mostTries: 1 }).discounts!.list(access, null)
  const listed = discounts.filter(({ title }) => kinds.includes(title))
  expect(listed.map(({ title, type, code }) => [title, type, code]).toReversed()).toEqual([
    ['basic', 'percentage', 'BASIC'],
    ['shipping', 'free_shipping', 'SHIPPING'],
    ['bxgy', 'buy_x_get_y', 'BXGY'],
    ['app', 'other', 'APP'],
    ['automatic', 'other', null],
    ['automatic-shipping', 'free_shipping', null],
    ['automatic-bxgy', 'buy_x_get_y', null],
    ['automatic-app', 'other', null],
  ])
})

// Both messages were recorded from the Admin API (airhorns/shopify-draft-proxy).
test.for([
  ['Discount does not exist', { kind: 'gone' }],
  ['Cannot update the code of a bulk discount.', { kind: 'refused', problem: 'invalid' }],
] as const)('an error about the id is interpreted by its message: %s', async ([message, outcome]) => {
  const result = { codeDiscountNode: null, userErrors: [{ code: null, field: ['id'], message }] }
  const { outbound, quick } = await scriptedOutbound(() => ({ json: { data: { result } } }))
  const { discounts } = createShopify(outbound, { ...app, mostTries: 1, ...quick })
  const standing = { externalId: '5', type: 'percentage' } as const
  expect(await discounts!.change(access, standing, { title: 'New' })).toMatchObject(outcome)
})
