import { byId, fill, fillOptions, make, shortTime, stars, toast } from './dom.js'
import { showBuying, startBuying } from './buy.js'
import { startReviewForm } from './review-form.js'
import { ask } from './api.js'

const SEEN_AFTER_MS = 8000
let place = JSON.parse(localStorage.getItem('place') ?? 'null')
let lastState = null
/** Replies and reviews of the open product when last rendered; null before that. */
let known = null
const fresh = new Set()
let lastShown = null

export function startStorefront() {
  startReviewForm(() => ({ shop: place.shop, productId: place.product }))
  startBuying()
  byId('product').addEventListener('change', (event) => {
    const [shop, product] = event.target.value.split(' ')
    place = { shop, product: product ? Number(product) : null }
    localStorage.setItem('place', JSON.stringify(place))
    known = null
    fresh.clear()
    showStorefront(lastState).catch((error) => toast(error.message))
  })
}

export async function showStorefront(state) {
  lastState = state
  const { shops } = state
  if (shops.length === 0) return showNoShop()
  const shop = shops.find((one) => one.shop === place?.shop) ?? shops[0]
  const product = productIn(shop)
  place = { shop: shop.shop, product: product?.externalId ?? null }
  fillOptions(byId('product'), optionGroups(shops), valueOf(shop.shop, place.product))
  showProduct(shop, product)
  showBuying(shop, product)
  const { data } = await ask('GET', `storefront?shop=${encodeURIComponent(shop.shop)}&product=${place.product ?? ''}`)
  showReviews(data, shop.name, state.now)
}

/** The shop that is open. */
export function shopShown() {
  return lastState.shops.find((one) => one.shop === place?.shop) ?? lastState.shops[0]
}

function productIn(shop) {
  if (place?.shop === shop.shop && place.product === null) return null
  return shop.products.find((one) => one.externalId === place?.product) ?? shop.products[0] ?? null
}

function optionGroups(shops) {
  return shops.map((shop) => ({
    label: `${shop.name} (${shop.shop})${shop.sells && !shop.installed ? ', Bizamply not installed' : ''}`,
    options: [
      ...shop.products.map(({ externalId, handle, title }) => ({
        value: valueOf(shop.shop, externalId),
        text: `${shop.shop}/products/${handle.startsWith('imported-') ? title : handle}`,
      })),
      { value: valueOf(shop.shop, null), text: `${shop.shop} (shop)` },
    ],
  }))
}

function valueOf(shop, product) {
  return `${shop} ${product ?? ''}`
}

function showProduct(shop, product) {
  const { count, average } = product ?? shop
  byId('brand').textContent = shop.name
  byId('product-title').textContent = product?.title ?? `${shop.name}`
  byId('picture').hidden = !product?.picture
  if (product?.picture) {
    const address = `/_/${product.picture}`
    if (byId('picture').getAttribute('src') !== address) byId('picture').src = address
  }
  byId('details').textContent = product?.details ?? ''
  byId('price').textContent = product?.price ? priceOf(product) : ''
  const figures =
    average === null ? 'No reviews yet' : `${average.toFixed(1)} from ${count.toLocaleString('en')} reviews`
  fill(byId('product-stars'), ...(average === null ? [] : [stars(average)]), figures)
}

function priceOf({ price, currency }) {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'EUR' }).format(Number(price))
}

function showNoShop() {
  byId('product-title').textContent = 'No shop yet'
  fill(byId('reviews'), make('p', { class: 'empty' }, 'No shops yet.'))
}

function showReviews(reviews, brand, now) {
  const keys = reviews.flatMap((review) =>
    [review.id, ...review.replies.map((reply) => keyOf(review, reply))].map(String),
  )
  const arrived = new Set(known === null ? [] : keys.filter((key) => !known.has(key)))
  known = new Set(keys)
  for (const key of arrived) markFresh(key)
  lastShown = { reviews, brand, now }
  drawReviews(arrived)
  if (arrived.size > 0) byId('reviews').querySelector('.arrived')?.scrollIntoView({ block: 'nearest' })
}

function drawReviews(arrived) {
  const { reviews, brand, now } = lastShown
  if (reviews.length === 0) {
    fill(byId('reviews'), make('p', { class: 'empty' }, 'No reviews yet.'))
    return
  }
  fill(byId('reviews'), ...reviews.map((review) => reviewCard(review, brand, now, arrived)))
}

function reviewCard(review, brand, now, arrived) {
  const head = make(
    'div',
    { class: 'review-head' },
    make('b', {}, review.author),
    stars(review.rating),
    make('time', { datetime: review.at }, shortTime(review.at, now)),
  )
  const title = review.title ? make('p', { class: 'title' }, review.title) : null
  const text = review.text ? make('p', {}, review.text) : null
  const replies = review.replies.map((reply) => replyCard(review, reply, brand, now, arrived))
  const isNew = arrived.has(String(review.id))
  return make('article', { class: isNew ? 'review arrived' : 'review' }, head, title, text, ...replies)
}

function replyCard(review, reply, brand, now, arrived) {
  const key = keyOf(review, reply)
  return make(
    'div',
    { class: arrived.has(key) ? 'reply arrived' : 'reply' },
    make(
      'div',
      { class: 'reply-head' },
      make('b', {}, `${brand} replied`),
      fresh.has(key) ? make('span', { class: 'new' }, 'NEW') : null,
      make('time', { datetime: reply.at }, shortTime(reply.at, now)),
    ),
    make('p', {}, reply.text),
  )
}

function keyOf(review, reply) {
  return `${review.id} ${reply.at}`
}

function markFresh(key) {
  fresh.add(key)
  const forget = () => {
    if (document.hidden) return setTimeout(forget, SEEN_AFTER_MS)
    fresh.delete(key)
    return lastShown && drawReviews(new Set())
  }
  setTimeout(forget, SEEN_AFTER_MS)
}
