import type { Store } from '../store/store.ts'
import { need } from './access.ts'
import { productsOf, type ShopProduct } from './catalogue.ts'
import type { ApiCaller } from './api-caller.ts'
import { pageOf, type PageAsk } from './page-of.ts'
import { currencyOf, shopGid } from './shop-facts.ts'

export function showShop(store: Store, { shop }: ApiCaller) {
  const account = store.accounts.find('shopify', shop)
  const details = account?.details ?? {}
  const host = details['domain'] ?? shop
  return {
    id: shopGid(store, shop),
    name: account?.name ?? shop,
    myshopifyDomain: shop,
    email: details['email'] ?? `owner@${shop}`,
    // For customers; `email` is for Shopify. https://shopify.dev/docs/api/admin-graphql/latest/objects/Shop
    contactEmail: details['contactEmail'] ?? `hello@${host}`,
    currencyCode: currencyOf(store, shop),
    ianaTimezone: details['timezone'] ?? 'Europe/Berlin',
    plan: { displayName: 'Basic', partnerDevelopment: false },
    primaryDomain: { id: shopGid(store, shop).replace('Shop', 'Domain'), url: `https://${host}`, host },
  }
}

export function listProducts(store: Store, caller: ApiCaller, ask: PageAsk) {
  need(caller, 'read_products')
  const products = productsOf(store, caller.shop)
  const page = pageOf(products, ask, (product) => product.id)
  return {
    total: products.length,
    pageInfo: page.pageInfo,
    nodes: page.nodes.map(present),
  }
}

function present(product: ShopProduct) {
  const { id, title, handle, details, picture, price, currency } = product
  return {
    id: `gid://shopify/Product/${id}`,
    legacyResourceId: id,
    title,
    handle,
    status: 'ACTIVE',
    description: details,
    onlineStoreUrl: null,
    vendor: 'Alder & Co',
    productType: '',
    updatedAt: product.updatedAt,
    featuredMedia: picture && {
      __typename: 'MediaImage',
      id: `gid://shopify/MediaImage/${id}`,
      preview: { image: { url: `https://cdn.shopify.com/demo/${picture}`, altText: title } },
    },
    priceRangeV2: { minVariantPrice: { amount: price ?? '0.0', currencyCode: currency ?? 'EUR' } },
  }
}
