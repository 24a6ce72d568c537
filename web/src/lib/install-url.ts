/** Where an install of our Shopify app starts; the server builds Shopify's URL. */
export const installUrl = (shop: string): string => `/integration/shopify/?shop=${encodeURIComponent(shop)}`
