import type { Product } from '../world/shops.ts'
import { shopKey } from '../world/shops.ts'
import type { World } from '../world/world.ts'
import { need } from './access.ts'
import type { Asker } from './graphql.ts'
import { pageOf, type PageAsk } from './page-of.ts'

export function showShop(world: World, { shop }: Asker) {
  const account = world.accounts.find('shopify', shop)
  const details = account?.details ?? {}
  const host = details['domain'] ?? shop
  return {
    id: `gid://shopify/Shop/${details['id'] ?? '9'}`,
    name: account?.name ?? shop,
    myshopifyDomain: shop,
    email: details['email'] ?? `owner@${shop}`,
    currencyCode: details['currency'] ?? 'EUR',
    ianaTimezone: details['timezone'] ?? 'Europe/Berlin',
    plan: { displayName: 'Basic', partnerDevelopment: false },
    primaryDomain: { url: `https://${host}`, host },
  }
}

export function listProducts(world: World, asker: Asker, ask: PageAsk) {
  need(asker, 'read_products')
  const products = world.shops.get(shopKey('judgeme', asker.shop))?.products ?? []
  const page = pageOf(products, ask, (product) => String(product.externalId))
  return {
    total: products.length,
    pageInfo: page.pageInfo,
    nodes: page.nodes.map((product) => present(world, product)),
  }
}

function present(world: World, product: Product) {
  const { externalId, title, handle, details, picture, price, currency } = product
  return {
    id: `gid://shopify/Product/${externalId}`,
    legacyResourceId: String(externalId),
    title,
    handle,
    status: 'ACTIVE',
    description: details,
    onlineStoreUrl: null,
    vendor: 'Alder & Co',
    productType: '',
    updatedAt: world.epoch.toISOString(),
    featuredMedia: picture
      ? { preview: { image: { url: `https://cdn.shopify.com/demo/${picture}`, altText: title } } }
      : null,
    priceRangeV2: { minVariantPrice: { amount: price ?? '0.0', currencyCode: currency ?? 'EUR' } },
  }
}
