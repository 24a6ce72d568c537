import type { Charge, ChargeState } from '@bizamply/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'

const POLL_MS = 3000

export type PaymentStatus = 'waiting' | 'confirmed' | 'declined' | 'unknown'

interface Payment {
  status: PaymentStatus
  /** Undefined while loading. */
  charge: Charge | undefined
  isFailing: boolean
  requestId: string | undefined
}

/** The status of a charge, polled every three seconds while it’s undecided and the page is visible. */
export function usePaymentStatus(charge: string | null): Payment {
  const query = useQuery({
    queryKey: ['payment', charge],
    queryFn: async () => (await api.billing.status({ charge_id: charge ?? '' })).data,
    enabled: charge !== null,
    retry: false,
    refetchInterval: ({ state }) => (isOver(state.data?.state, state.error) ? false : POLL_MS),
  })
  const requestId = query.error ? CallError.from(query.error).requestId : undefined
  const status = charge === null || isGone(query.error) ? 'unknown' : statusOf(query.data?.state)
  return { status, charge: query.data, isFailing: query.isError && status === 'waiting', requestId }
}

const isOver = (state: ChargeState | undefined, error: unknown): boolean =>
  isGone(error) || statusOf(state) !== 'waiting'

const isGone = (error: unknown): boolean => error instanceof CallError && [400, 403, 404].includes(error.status)

function statusOf(state: ChargeState | undefined): Exclude<PaymentStatus, 'unknown'> {
  if (state === 'active') return 'confirmed'
  return state === undefined || state === 'making' || state === 'pending' || state === 'unknown'
    ? 'waiting'
    : 'declined'
}
