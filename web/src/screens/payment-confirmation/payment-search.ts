/** What Shopify brings back: its number of the charge, and our id of it that we had it carry. */
export interface PaymentSearch {
  charge_id?: number
  ref?: string
}

/** A number too long for a number of JavaScript has lost its end by now, so that only our id counts. */
export function paymentSearch(raw: Record<string, unknown>): PaymentSearch {
  const { ref, charge_id: number } = raw
  return {
    ...(typeof ref === 'string' && /^[0-9a-f-]{36}$/.test(ref) ? { ref } : {}),
    ...(typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? { charge_id: number } : {}),
  }
}
