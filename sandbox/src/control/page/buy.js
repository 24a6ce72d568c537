import { byId, toast } from './dom.js'
import { ask } from './api.js'

let place = { shop: null, price: null }

/** A shopper buys the product shown in the storefront. */
export function startBuying() {
  byId('buy').addEventListener('submit', (event) => {
    event.preventDefault()
    buy().catch((error) => toast(error.message))
  })
}

/** Only a shop that is also at Shopify can sell. */
export function showBuying(shop, product) {
  place = { shop: shop.shop, price: product?.price ? Number(product.price) : null }
  byId('buy').hidden = !shop.sells || place.price === null
  byId('admin-open').hidden = !shop.sells
}

async function buy() {
  const code = byId('buy-code').value.trim()
  const order = { shop: place.shop, goods: place.price, ...(code ? { code } : {}) }
  const { data } = await ask('POST', 'orders', order)
  const money = (amount) => new Intl.NumberFormat('en', { style: 'currency', currency: data.currency }).format(amount)
  toast(`Order ${data.name}: ${money(data.total)}${data.off > 0 ? `, ${money(data.off)} off` : ''}.`)
  byId('buy-code').value = ''
}
