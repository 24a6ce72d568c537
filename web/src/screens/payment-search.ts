/** What Shopify brings back: its number of the charge, and our id of it that we had it carry. */
export interface PaymentSearch {
  charge_id?: string
  ref?: string
}

export function paymentSearch(raw: Record<string, unknown>): PaymentSearch {
  const { ref } = raw
  const number = raw['charge_id']
  // A number too long for a number of JavaScript has lost its end by now.
  const digits = typeof number === 'number' && Number.isSafeInteger(number) ? String(number) : number
  return {
    ...(typeof digits === 'string' && /^\d{1,20}$/.test(digits) ? { charge_id: digits } : {}),
    ...(typeof ref === 'string' && /^[0-9a-f-]{36}$/.test(ref) ? { ref } : {}),
  }
}
