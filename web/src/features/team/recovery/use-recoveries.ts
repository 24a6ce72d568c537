import type { FactorRecovery } from '@bizamply/contract/recovery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useEvents } from '../../../lib/events.ts'
import { toast } from '../../../ui/toast.ts'

const key = ['recoveries'] as const

/** Requests that are pending or in their waiting period; team events refresh them. */
export function useRecoveries() {
  const cache = useQueryClient()
  useEvents((event) => {
    if (event.type === 'team') void cache.invalidateQueries({ queryKey: key })
  })
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.recovery.list(undefined, { signal })).data,
    staleTime: 0,
  })
}

/** Approves or stops a request; canceling the step-up dialog shows no error. */
export function useDecide() {
  const t = useTranslations('recovery.list')
  const cache = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const decide = async (what: 'approve' | 'stop', recoveryId: string) => {
    setBusy(recoveryId)
    try {
      const { data } = await api.recovery[what]({ recoveryId })
      cache.setQueryData<FactorRecovery[]>(key, data)
      toast.success(t(what === 'approve' ? 'approved' : 'stopped'), { duration: 3000 })
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (error.code !== 'STEP_UP_REQUIRED') toast.error(error.message)
      void cache.invalidateQueries({ queryKey: key })
    }
    setBusy(null)
  }
  return { busy, decide }
}
