import type { AdministratorList } from '@bizamply/contract/administrators'
import type { UserRole } from '@bizamply/contract/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { toast } from '../../ui/toast.ts'

const key = ['administrators'] as const

export const useAdministrators = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.administrators.list(undefined, { signal })).data,
  })

/** Grants or removes a role and updates the list with the response. `busy` is the email being saved. */
export function useSaveRole() {
  const t = useTranslations('administrators')
  const cache = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const save = async (email: string, role: UserRole, name = email): Promise<boolean> => {
    setBusy(email)
    setError(null)
    try {
      cache.setQueryData<AdministratorList>(key, (await api.administrators.save({ email, role })).data)
      toast.success(role === 'user' ? t('removed', { name }) : t('saved', { name, role: t(`role.${role}`) }))
      setBusy(null)
      return true
    } catch (thrown) {
      const failed = CallError.from(thrown)
      if (failed.code !== 'STEP_UP_REQUIRED') setError(failed)
      setBusy(null)
      return false
    }
  }
  return { busy, error, save }
}
