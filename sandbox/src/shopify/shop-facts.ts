import type { Store } from '../store/store.ts'

export function shopGid(store: Store, shop: string): string {
  return `gid://shopify/Shop/${store.accounts.find('shopify', shop)?.details['id'] ?? '9'}`
}

/**
 * The Shop resource of `app/uninstalled`: `domain` can be the shop's own, `myshopify_domain` never is.
 * https://shopify.dev/docs/api/admin-rest/latest/resources/shop
 */
export function shopResource(store: Store, shop: string): object {
  const account = store.accounts.find('shopify', shop)
  return {
    id: Number(shopGid(store, shop).split('/').at(-1)),
    name: account?.name ?? shop,
    domain: account?.details['domain'] ?? shop,
    myshopify_domain: shop,
    currency: currencyOf(store, shop),
    iana_timezone: account?.details['timezone'] ?? 'Europe/Berlin',
    updated_at: shopTime(store, shop, store.clock.now().toISOString()),
  }
}

export function currencyOf(store: Store, shop: string): string {
  return store.accounts.find('shopify', shop)?.details['currency'] ?? 'EUR'
}

/** A time as in webhooks: in the shop's timezone, with its offset. */
export function shopTime(store: Store, shop: string, iso: string): string {
  const timeZone = store.accounts.find('shopify', shop)?.details['timezone'] ?? 'Europe/Berlin'
  const time = new Date(iso)
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time)
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time)
  const offset = named.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00'
  return `${local.replace(' ', 'T')}${offset}`
}

/** An amount in Shopify's format, without trailing zeros except the first decimal. */
export function decimalOf(amount: number): string {
  const text = String(Math.round(amount * 100) / 100)
  return text.includes('.') ? text : `${text}.0`
}
