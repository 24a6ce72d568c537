import { sizes } from '@bizamply/contract/size-limits'
import { pictureMessages, pictureTypes, type PictureCrop } from '@bizamply/contract/pictures'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { postForm } from '../../lib/post-form.ts'
import { useSchemaWords } from '../../lib/schema-words.ts'
import { toast } from '../../ui/toast.ts'
import { useLearnProfile } from './queries.ts'

/** Selects, uploads and removes the picture, one action at a time. */
export function usePicture() {
  const t = useTranslations('profile')
  const words = useSchemaWords()
  const learn = useLearnProfile()
  const [chosen, setChosen] = useState<File | null>(null)
  /** Share of the upload that is done; null without an upload. */
  const [sent, setSent] = useState<number | null>(null)
  const [removing, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    return () => here.abort()
  }, [])

  const choose = (file: File | undefined) => {
    const found = problemOf(file)
    setProblem(found && words(found))
    setChosen(found ? null : (file ?? null))
  }
  const send = async (cut: PictureCrop | null) => {
    if (!chosen || sent !== null) return
    setSent(0)
    try {
      const onSent = (bytes: number, total: number) => setSent(total > 0 ? bytes / total : 0)
      learn({ profilePic: await upload(chosen, cut, { signal: leaving.current.signal, onSent }) })
      toast.success(t('pictureSaved'), { duration: 3000 })
    } catch (error) {
      if (leaving.current.signal.aborted) return
      const { status, message } = CallError.from(error)
      setProblem([t('pictureFailed'), status === 0 ? '' : words(message)].filter(Boolean).join('. '))
    }
    setChosen(null)
    setSent(null)
  }
  const remove = async () => {
    if (removing) return
    setRemoving(true)
    setProblem(null)
    try {
      await api.profiles.removePicture()
      learn({ profilePic: null })
      toast.success(t('pictureRemoved'), { duration: 3000 })
    } catch {
      setProblem(t('removeFailed'))
    }
    setRemoving(false)
  }
  const refuse = (message: string) => {
    setChosen(null)
    setProblem(words(message))
  }
  return { chosen, sent, removing, problem, choose, send, remove, refuse, drop: () => setChosen(null) }
}

/** Checks a file before the upload; the server checks its contents. */
function problemOf(file: File | undefined): string | null {
  if (!file || file.size === 0) return pictureMessages.missing
  if (file.size > sizes.pictureFile) return pictureMessages.large
  const isKnown = file.type === '' || pictureTypes.some((type) => type === file.type)
  return isKnown ? null : pictureMessages.type
}

interface Watch {
  signal: AbortSignal
  onSent: (bytes: number, total: number) => void
}

async function upload(file: File, cut: PictureCrop | null, watch: Watch): Promise<string> {
  const form = new FormData()
  if (cut) form.append('cut', [cut.x, cut.y, cut.side].map((share) => share.toFixed(5)).join(','))
  form.append('avatar', file, file.name)
  const answer = (await postForm({ path: '/api/profile/upload-avatar', form, ...watch })) as {
    data: { profilePic: string }
  }
  return answer.data.profilePic
}
