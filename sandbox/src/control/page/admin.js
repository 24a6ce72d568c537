import { chargeRow } from './admin-charges.js'
import { discountRow, startDiscountForm } from './admin-discounts.js'
import { orderRow } from './admin-orders.js'
import { byId, fill, fillOptions, make, toast } from './dom.js'
import { ask } from './api.js'

const WEBHOOKS = ['once', 'twice', 'late', 'lost']
let shop = null

/** The merchant's view in Shopify's admin: charges of the app, discounts, orders. */
export function startAdmin(shopShown) {
  byId('admin-open').addEventListener('click', () => {
    shop = shopShown()
    byId('admin-title').textContent = `${shop.name} admin`
    showAdmin().catch((error) => toast(error.message))
    byId('admin').showModal()
  })
  fillOptions(byId('admin-webhook'), [{ options: WEBHOOKS.map((mode) => ({ value: mode, text: mode })) }], 'once')
  startDiscountForm(() => shop.shop, act)
}

/** Renders it again while it's open. */
export async function showAdmin() {
  if (shop === null) return
  const query = `?shop=${encodeURIComponent(shop.shop)}`
  const [charges, discounts, orders, clock] = await Promise.all([
    ask('GET', `charges${query}`),
    ask('GET', `discounts${query}`),
    ask('GET', `orders${query}&limit=20`),
    ask('GET', 'clock'),
  ])
  const { now } = clock.data
  list('admin-charges', charges.data, (one) => chargeRow(one, now, act), 'No charges yet.')
  list('admin-discounts', discounts.data, (one) => discountRow(one, act), 'No discounts yet.')
  list('admin-orders', orders.data, (one) => orderRow(one, now, act), 'No orders yet.')
}

export async function refreshAdmin() {
  if (byId('admin').open) await showAdmin()
}

function list(id, items, row, none) {
  fill(byId(id), ...(items.length > 0 ? items.map(row) : [make('p', { class: 'empty' }, none)]))
}

/** Acts as the merchant; the dialog sets how the webhook is sent. */
function act(method, path, body = {}) {
  const webhook = byId('admin-webhook').value
  const done = method === 'DELETE' ? ask(method, `${path}&webhook=${webhook}`) : ask(method, path, { ...body, webhook })
  return done.then(() => showAdmin()).catch((error) => toast(error.message))
}
