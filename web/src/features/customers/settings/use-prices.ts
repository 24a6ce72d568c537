import { creditRanges, type CreditField } from '@bizamply/contract/credit-settings'
import type { CreditSettings } from '@bizamply/contract/credits'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'

/** What the last 30 days would have cost; fetched only if a reply price has changed. */
export const usePriceImpact = ({ generateCredits, sendCredits, whatsappExtraCredits }: PriceValues, enabled: boolean) =>
  useQuery({
    queryKey: ['credit-settings', 'impact', generateCredits, sendCredits, whatsappExtraCredits],
    queryFn: async ({ signal }) => {
      const input = {
        generateCredits: `${generateCredits}`,
        sendCredits: `${sendCredits}`,
        whatsappExtraCredits: `${whatsappExtraCredits}`,
      }
      return (await api.creditSettings.impact(input, { signal })).data
    },
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const creditFields = ['freeCredits', 'generateCredits', 'sendCredits', 'whatsappExtraCredits'] as const
export type PriceValues = Readonly<Record<CreditField, number>>

const historyKey = ['credit-settings'] as const

/** All versions, newest first. */
export const usePriceHistory = () =>
  useQuery({
    queryKey: historyKey,
    queryFn: async ({ signal }) => (await api.creditSettings.history(undefined, { signal })).data,
    staleTime: 0,
  })

/** Empty or invalid input counts as the minimum. */
export function valueOf(field: CreditField, typed: string): number {
  const [least, most] = creditRanges[field]
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least
}

/** Without saved prices until they are loaded. */
export function usePrices(saved: CreditSettings | undefined, onDone: () => void) {
  const t = useTranslations('creditSettings')
  const cache = useQueryClient()
  const [typed, setTyped] = useState<Partial<Record<CreditField, string>>>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const valueIn = (field: CreditField): number => {
    const text = typed[field]
    return text === undefined ? (saved?.[field] ?? 0) : valueOf(field, text)
  }
  const values: PriceValues = {
    freeCredits: valueIn('freeCredits'),
    generateCredits: valueIn('generateCredits'),
    sendCredits: valueIn('sendCredits'),
    whatsappExtraCredits: valueIn('whatsappExtraCredits'),
  }
  const save = async () => {
    if (busy || !saved) return
    setBusy(true)
    setError(null)
    try {
      await api.creditSettings.save({ ...values, version: saved.version })
      toast.success(t('saved'))
      void cache.invalidateQueries({ queryKey: historyKey })
      void cache.invalidateQueries({ queryKey: ['credits'] })
      onDone()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
      // Refetch, so that the version saved by someone else is shown next to the typed values.
      void cache.invalidateQueries({ queryKey: historyKey })
    }
  }
  return {
    values,
    isChanged: saved !== undefined && creditFields.some((field) => values[field] !== saved[field]),
    textOf: (field: CreditField) => typed[field] ?? `${values[field]}`,
    type: (field: CreditField, text: string) => setTyped({ ...typed, [field]: text }),
    settle: (field: CreditField) => setTyped({ ...typed, [field]: `${values[field]}` }),
    step: (field: CreditField, by: number) =>
      setTyped({ ...typed, [field]: `${valueOf(field, `${values[field] + by}`)}` }),
    reset: () => {
      setTyped({})
      setError(null)
    },
    busy,
    error,
    save,
  }
}

export type PriceForm = ReturnType<typeof usePrices>
