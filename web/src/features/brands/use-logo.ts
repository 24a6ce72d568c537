import type { Brand } from '@bizamply/contract/brands'
import { sizes } from '@bizamply/contract/size-limits'
import { pictureMessages, pictureTypes } from '@bizamply/contract/pictures'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { brandsKey } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { postForm } from '../../lib/post-form.ts'
import { useSchemaWords } from '../../lib/schema-words.ts'
import { toast } from '../../ui/toast.ts'

/** Uploads and removes a brand’s logo, one action at a time. The response updates the logo everywhere. */
export function useLogo(brandId: string) {
  const t = useTranslations('brands')
  const words = useSchemaWords()
  const cache = useQueryClient()
  const [busy, setBusy] = useState<'send' | 'remove' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    return () => here.abort()
  }, [])
  const learn = (logoUrl: string | null) =>
    cache.setQueryData<Brand[]>(brandsKey, (old) =>
      old?.map((it) => (it.BrandId === brandId ? { ...it, logoUrl } : it)),
    )

  const send = async (file: File | undefined) => {
    const found = problemOf(file)
    setProblem(found && words(found))
    if (found || !file || busy) return
    setBusy('send')
    try {
      learn(await upload(brandId, file, leaving.current.signal))
      toast.success(t('logoSaved'))
    } catch (error) {
      if (leaving.current.signal.aborted) return
      const { status, message } = CallError.from(error)
      setProblem([t('logoFailed'), status === 0 ? '' : words(message)].filter(Boolean).join(' '))
    }
    setBusy(null)
  }
  const remove = async () => {
    if (busy) return
    setBusy('remove')
    setProblem(null)
    try {
      learn((await api.brands.removeLogo({ brandId })).data.logoUrl)
      toast.success(t('logoRemoved'))
    } catch {
      setProblem(t('logoNotRemoved'))
    }
    setBusy(null)
  }
  return { busy, problem, send, remove }
}

/** Client-side checks before the upload; the server validates the content. */
function problemOf(file: File | undefined): string | null {
  if (!file || file.size === 0) return pictureMessages.missing
  if (file.size > sizes.pictureFile) return pictureMessages.large
  const isKnown = file.type === '' || pictureTypes.some((type) => type === file.type)
  return isKnown ? null : pictureMessages.type
}

async function upload(brandId: string, file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData()
  form.append('logo', file, file.name)
  const answer = (await postForm({ path: `/api/brands/${brandId}/logo`, form, signal })) as {
    data: { logoUrl: string }
  }
  return answer.data.logoUrl
}
