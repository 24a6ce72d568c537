import type { SpendingLimits } from '@bizamply/contract/credits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { unsentOf } from '../../../lib/unsent.ts'
import { toast } from '../../../ui/toast.ts'
import { creditsKey, useCreditEvents } from '../queries.ts'
import { idOf, inputOf, isChanged, textIn, wrongFields, type LimitField, type LimitsDraft } from './limits-draft.ts'

/** Spending limits and their use today; refetched when credits are used. */
export function useSpendingLimits() {
  useCreditEvents()
  return useQuery({
    queryKey: spendingLimitsKey,
    queryFn: async ({ signal }) => (await api.credits.spendingLimits(undefined, { signal })).data,
    staleTime: 0,
  })
}

/** The same in every brand, so that unsaved changes stay when another one is selected. */
const spendingLimitsKey = [...creditsKey, 'spendingLimits'] as const

/** Unsaved changes to the stored spending limits, and the server’s response to saving them. */
export function useLimitsForm(spendingLimits: SpendingLimits) {
  const t = useTranslations('spendingLimits')
  const cache = useQueryClient()
  const [draft, setDraft] = useState<LimitsDraft>({})
  const [saving, setSaving] = useState(false)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const wrong = wrongFields(draft)
  const discard = () => {
    setDraft({})
    setTried(false)
    setFailure(null)
  }
  const save = async () => {
    setTried(true)
    if (wrong[0]) document.getElementById(idOf(wrong[0]))?.focus()
    if (saving || wrong.length > 0) return
    setSaving(true)
    setFailure(null)
    try {
      const { data } = await api.credits.saveSpendingLimits(inputOf(spendingLimits, draft))
      cache.setQueryData<SpendingLimits>(spendingLimitsKey, data)
      setDraft((now) => unsentOf(now, draft))
      setTried(false)
      toast.success(t('saved'))
    } catch (error) {
      const refused = CallError.from(error)
      setFailure(refused)
      // The typed values stay over the newer ones.
      if (refused.code === 'CONFLICT') void cache.invalidateQueries({ queryKey: spendingLimitsKey })
    }
    setSaving(false)
  }
  return {
    spendingLimits,
    textIn: (field: LimitField) => textIn(spendingLimits, draft, field),
    type: (field: LimitField, text: string) => setDraft((now) => ({ ...now, [field]: text })),
    wrong,
    changed: isChanged(spendingLimits, draft) || wrong.length > 0,
    tried,
    saving,
    failure,
    save,
    discard,
  }
}

export type LimitsForm = ReturnType<typeof useLimitsForm>
