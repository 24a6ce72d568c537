export interface ShopLink {
  shop: string
  shopify_session_id: string
  shopify_access_token: string
}

/** The three parameters of the Shopify install, or null if any is missing. */
export function shopLinkOf(search: Partial<ShopLink>): ShopLink | null {
  const { shop, shopify_session_id, shopify_access_token } = search
  return shop && shopify_session_id && shopify_access_token ? { shop, shopify_session_id, shopify_access_token } : null
}
