/** Where a request came from. */
export interface Origin {
  headers: Headers
  /** The caller's network address. */
  address: string
}

/** How better-auth hears of the caller's address; whatever a caller sends under this name is replaced. */
export const ADDRESS_HEADER = 'x-bizamply-address'

export function headersOf({ headers, address }: Origin): Headers {
  const all = new Headers(headers)
  all.set(ADDRESS_HEADER, address)
  return all
}
