/** Parameters that Shopify returns: its charge id, and our id from the return URL. */
export interface PaymentSearch {
  charge_id?: number
  ref?: string
}

/** A charge id beyond the safe integer range has lost digits, so only our own id counts. */
export function paymentSearch(raw: Record<string, unknown>): PaymentSearch {
  const { ref, charge_id: number } = raw
  return {
    ...(typeof ref === 'string' && /^[0-9a-f-]{36}$/.test(ref) ? { ref } : {}),
    ...(typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? { charge_id: number } : {}),
  }
}
