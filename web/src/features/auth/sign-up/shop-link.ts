export interface ShopLink {
  shop: string
  shopify_session_id: string
  shopify_access_token: string
}

/** The three parameters of the Shopify install, or null when any is missing. */
export function shopLinkOf(search: Partial<ShopLink>): ShopLink | null {
  const { shop, shopify_session_id, shopify_access_token } = search
  return shop && shopify_session_id && shopify_access_token ? { shop, shopify_session_id, shopify_access_token } : null
}

/** What a typed store domain lacks, or null. */
export function domainProblem(typed: string): 'domainRequired' | 'domainInvalid' | null {
  const domain = cleanDomain(typed)
  if (!domain) return 'domainRequired'
  return /^[a-z0-9][a-z0-9-]*\.(?:myshopify|shopify)\.com$/.test(domain) ? null : 'domainInvalid'
}

/** A pasted address of the store's admin or front is taken as its domain. */
export const cleanDomain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
