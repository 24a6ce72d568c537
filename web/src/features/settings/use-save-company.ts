import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { useSavedToast } from './use-saved-toast.ts'

/**
 * Saves settings of the company and keeps the answer. Not optimistic, because the server can refuse, or ask who it is
 * first.
 */
export function useSaveCompany<Input>(
  key: QueryKey,
  { call, failed }: { call: (input: Input) => Promise<{ data: unknown }>; failed: string },
) {
  const confirmSaved = useSavedToast()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async (input: Input) => {
    setBusy(true)
    try {
      cache.setQueryData(key, (await call(input)).data)
      confirmSaved()
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (error.code !== 'STEP_UP_REQUIRED') toast.error(failed, { description: error.message })
    }
    setBusy(false)
  }
  return { busy, save }
}
