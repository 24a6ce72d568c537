interface Connected {
  ServiceConnected: readonly string[]
}

/** The next step needs a brand with a store and a review platform. */
export const mayGoOn = (brand: Connected): boolean => missingServices(brand) === null

/** What a brand still needs, or null. */
export function missingServices({ ServiceConnected: services }: Connected): 'both' | 'store' | 'reviews' | null {
  const reviews = services.includes('judgeme') || services.includes('yotpo')
  if (services.includes('shopify')) return reviews ? null : 'reviews'
  return reviews ? 'store' : 'both'
}

/** The step the wizard starts at; a company with a brand starts at the connections. */
export function firstStep(
  status: { bizamplyId: string | null; companyName: string | null; brands: readonly unknown[] } | undefined,
  kept: number | undefined,
): 0 | 1 | 2 {
  if (status && (!status.bizamplyId || !status.companyName || status.brands.length === 0)) return 0
  if (status) return 1
  return kept === 0 || kept === 2 ? kept : 1
}
