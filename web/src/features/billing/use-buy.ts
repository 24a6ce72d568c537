import type { PackId, PaidPlanId } from '@bizamply/contract/plans'
import { useEffect, useState } from 'react'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { idempotencyKeys, isUnclear } from '../../lib/idempotency-keys.ts'
import { leaveTo } from '../../lib/leave-to.ts'

export type Wanted = { plan: PaidPlanId } | { pack: PackId }

/** Has the shop ask its merchant, and goes where they decide. One press is one charge, however often it is tried. */
export function useBuy() {
  const [opening, setOpening] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ of: string; error: CallError } | null>(null)
  useEffect(() => {
    // Back from the shop by the browser's own button: the page is as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const buy = async (wanted: Wanted): Promise<void> => {
    const of = nameOf(wanted)
    if (opening !== null) return
    setOpening(of)
    setFailure(null)
    const intention = `buy:${of}`
    try {
      const address = await ask(wanted, idempotencyKeys.keyOf(intention))
      idempotencyKeys.answered(intention)
      leaveTo(address)
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (!isUnclear(error)) idempotencyKeys.answered(intention)
      setFailure({ of, error })
      setOpening(null)
    }
  }
  return { buy, opening, failure }
}

export const nameOf = (wanted: Wanted): string => ('plan' in wanted ? wanted.plan : wanted.pack)

async function ask(wanted: Wanted, idempotencyKey: string): Promise<string> {
  const context = { idempotencyKey }
  if ('pack' in wanted) return (await api.billing.purchase(wanted, { context })).confirmationUrl
  return (await api.billing.subscribe(wanted, { context })).appSubscriptionCreate.confirmationUrl
}
