/** Where a request came from. */
export interface Origin {
  headers: Headers
  /** The caller's network address. */
  address: string
}

/** The header that passes the caller's address to better-auth; overwrites whatever the caller sent. */
export const ADDRESS_HEADER = 'x-bizamply-address'

export function headersOf({ headers, address }: Origin): Headers {
  const all = new Headers(headers)
  all.set(ADDRESS_HEADER, address)
  return all
}
