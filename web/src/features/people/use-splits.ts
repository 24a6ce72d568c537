import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../lib/brand-api.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { peopleKey } from './queries.ts'

/** Splits comments off a customer, with Undo. */
export function useSplits() {
  const t = useTranslations('peoplePage.one')
  const cache = useQueryClient()
  const api = useBrandApi()
  const [busy, setBusy] = useState(false)
  const renew = () => cache.invalidateQueries({ queryKey: peopleKey })
  /** Returns the customer that the comments belong to now, or null if it failed. */
  const rejoin = async (splitId: string): Promise<string | null> => {
    setBusy(true)
    let personId: string | null = null
    try {
      personId = (await api.people.rejoin({ splitId })).data.personId
      toast.success(t('undone'))
    } catch (error) {
      toast.error(t('undoFailed', { reason: CallError.from(error).message }))
    }
    setBusy(false)
    return personId
  }
  const split = async (personId: string, commentIds: string[]): Promise<boolean> => {
    setBusy(true)
    let isDone = false
    try {
      const { data } = await api.people.split({ personId, commentIds })
      const onClick = () => void rejoin(data.personId).then(renew)
      toast.success(t('splitDone', { count: commentIds.length }), {
        action: { label: t('undo'), onClick },
        duration: 8000,
      })
      isDone = true
    } catch (error) {
      toast.error(t('splitFailed', { reason: CallError.from(error).message }))
    }
    setBusy(false)
    await renew()
    return isDone
  }
  return { busy, split, rejoin, renew }
}
