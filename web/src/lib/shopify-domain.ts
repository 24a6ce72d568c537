/** What is wrong with a typed store domain, or null. */
export function domainProblem(typed: string): 'domainRequired' | 'domainInvalid' | null {
  const domain = cleanDomain(typed)
  if (!domain) return 'domainRequired'
  return /^[a-z0-9][a-z0-9-]*\.(?:myshopify|shopify)\.com$/.test(domain) ? null : 'domainInvalid'
}

/** Accepts a pasted URL of the store or its admin, and reduces it to the domain. */
export function cleanDomain(typed: string): string {
  const address = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  const inAdmin = /^admin\.shopify\.com\/store\/([a-z0-9][a-z0-9-]*)/.exec(address)?.[1]
  return inAdmin ? `${inAdmin}.myshopify.com` : address.replace(/[/?#].*$/, '')
}
