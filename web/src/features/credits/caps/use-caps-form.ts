import type { Caps } from '@bizamply/contract/credits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'
import { creditsKey, useCreditEvents } from '../queries.ts'
import { idOf, inputOf, isChanged, textIn, wrongFields, type CapField, type CapsDraft } from './caps-draft.ts'

/** Caps and what was used of them today; what is used meanwhile is read anew. */
export function useCaps() {
  const { brand, changes } = useBrand()
  useCreditEvents()
  return useQuery({
    queryKey: capsKey(brand.BrandId, changes),
    queryFn: async ({ signal }) => (await api.credits.caps(undefined, { signal })).data,
    staleTime: 0,
  })
}

const capsKey = (brandId: string, changes: number) => [...creditsKey, 'caps', brandId, changes] as const

/** What is typed over the stored caps, and what the server said to saving it. */
export function useCapsForm(caps: Caps) {
  const t = useTranslations('creditCaps')
  const cache = useQueryClient()
  const { brand, changes } = useBrand()
  const [draft, setDraft] = useState<CapsDraft>({})
  const [saving, setSaving] = useState(false)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const wrong = wrongFields(draft)
  const begin = () => {
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
      const { data } = await api.credits.saveCaps(inputOf(caps, draft))
      cache.setQueryData<Caps>(capsKey(brand.BrandId, changes), data)
      begin()
      toast.success(t('saved'))
    } catch (error) {
      setFailure(CallError.from(error))
    }
    setSaving(false)
  }
  return {
    caps,
    textIn: (field: CapField) => textIn(caps, draft, field),
    type: (field: CapField, text: string) => setDraft((now) => ({ ...now, [field]: text })),
    wrong,
    changed: isChanged(caps, draft) || wrong.length > 0,
    tried,
    saving,
    failure,
    save,
    discard: begin,
  }
}

export type CapsForm = ReturnType<typeof useCapsForm>
