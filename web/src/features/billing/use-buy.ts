import type { PackId, PaidPlanId } from '@bizamply/contract/plans'
import { useEffect, useState } from 'react'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { idempotencyKeys, isUnclear } from '../../lib/idempotency-keys.ts'
import { leaveTo } from '../../lib/leave-to.ts'

export type Purchase = { plan: PaidPlanId } | { pack: PackId }

/**
 * Creates the charge and redirects to Shopify for approval. Retries reuse the idempotency key, so there is only one
 * charge.
 */
export function useBuy() {
  const [opening, setOpening] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ of: string; error: CallError } | null>(null)
  useEffect(() => {
    // The back button restores the page from the back/forward cache, with the button still busy.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const buy = async (purchase: Purchase): Promise<void> => {
    const of = nameOf(purchase)
    if (opening !== null) return
    setOpening(of)
    setFailure(null)
    const request = `buy:${of}`
    try {
      const address = await ask(purchase, idempotencyKeys.keyOf(request))
      idempotencyKeys.answered(request)
      leaveTo(address)
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (!isUnclear(error)) idempotencyKeys.answered(request)
      setFailure({ of, error })
      setOpening(null)
    }
  }
  return { buy, opening, failure }
}

export const nameOf = (purchase: Purchase): string => ('plan' in purchase ? purchase.plan : purchase.pack)

async function ask(purchase: Purchase, idempotencyKey: string): Promise<string> {
  const context = { idempotencyKey }
  if ('pack' in purchase) return (await api.billing.purchase(purchase, { context })).confirmationUrl
  return (await api.billing.subscribe(purchase, { context })).appSubscriptionCreate.confirmationUrl
}
