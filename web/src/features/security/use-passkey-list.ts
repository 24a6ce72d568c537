import type { Passkey, SecurityState } from '@bizamply/contract/security'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { makePasskey } from '../../lib/passkey.ts'
import { usePasskeyWords } from '../../lib/passkey-words.ts'
import { toast } from '../../ui/toast.ts'
import { securityKey } from './queries.ts'

/** A single change at a time; each returns the whole list, which is shown immediately. */
export function usePasskeyList() {
  const t = useTranslations('passkey.section')
  const wordsOf = usePasskeyWords()
  const cache = useQueryClient()
  const [busy, setBusy] = useState<'add' | 'rename' | 'remove' | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const run = async (what: typeof busy, work: () => Promise<{ data: Passkey[] }>): Promise<boolean> => {
    if (busy) return false
    setBusy(what)
    setTrouble(null)
    try {
      const { data: passkeys } = await work()
      cache.setQueryData<SecurityState>(securityKey, (old) => old && { ...old, passkeys })
      return true
    } catch (thrown) {
      setTrouble(wordsOf(thrown))
      return false
    } finally {
      setBusy(null)
    }
  }
  const add = async () => {
    const added = await run('add', async () => {
      const options = (await api.security.beginPasskey()).data
      return api.security.addPasskey({ credential: await makePasskey(options) })
    })
    if (added) toast.success(t('added'), { duration: 3000 })
  }
  const rename = (passkeyId: string, name: string) =>
    run('rename', () => api.security.renamePasskey({ passkeyId, name }))
  const remove = async ({ id: passkeyId, name }: Passkey) => {
    const removed = await run('remove', () => api.security.removePasskey({ passkeyId }))
    if (removed) toast.success(t('removed', { name }), { duration: 3000 })
  }
  return { busy, trouble, add: () => void add(), rename, remove }
}

export type PasskeyList = ReturnType<typeof usePasskeyList>
