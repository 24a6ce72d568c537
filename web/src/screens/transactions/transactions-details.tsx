import type { Transaction } from '@bizamply/contract/credits'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useOneTransaction } from '../../features/credits/transactions/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'

const Details = lazyPart(() =>
  import('../../features/credits/transactions/details.tsx').then((it) => ({ default: it.Details })),
)
const route = getRouteApi('/guarded/transactions')

export interface TransactionsDetailsProps {
  /** The entry in the URL. */
  id: string | undefined
  /** Undefined while the list loads. */
  rows: readonly Transaction[] | undefined
}

/** The entry in the URL, above the list; if it can't be loaded, shows a message and closes. */
export function TransactionsDetails({ id, rows }: TransactionsDetailsProps) {
  const t = useTranslations('transactions')
  const navigate = route.useNavigate()
  const { entry, error } = useOneTransaction(id, rows)
  const show = (transaction: string | undefined) =>
    void navigate({
      search: ({ transaction: _, ...before }) => ({ ...before, ...(transaction ? { transaction } : {}) }),
      replace: true,
      resetScroll: false,
    })
  const leave = useEffectEvent((why: CallError) => {
    toast.error(why.status === 404 ? t('gone') : t('oneFailed', { reason: why.message }))
    show(undefined)
  })
  useEffect(() => {
    if (error) leave(CallError.from(error))
  }, [error])
  const at = (rows ?? []).findIndex(({ _id }) => _id === entry?._id)
  const move = (by: 1 | -1) => {
    const next = at < 0 ? undefined : rows?.[at + by]
    if (next) show(next._id)
  }
  return <Suspense>{entry && <Details entry={entry} onMove={move} onClose={() => show(undefined)} />}</Suspense>
}
