/** Where an install of our Shopify app starts; the server builds everything that Shopify needs. */
export const installUrl = (shop: string): string => `/integration/shopify/?shop=${encodeURIComponent(shop)}`
