import type { Discount } from '@bizamply/contract/discounts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../../lib/brand-api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { useKeepDiscount } from '../queries.ts'

/** Pausing, resuming and ending with a single press, with Undo where it's possible. */
export function useDiscountActions() {
  const t = useTranslations('discountManager')
  const api = useBrandApi()
  const navigate = useNavigate()
  const keep = useKeepDiscount()
  const [ending, setEnding] = useState<Discount | null>(null)
  const [busy, setBusy] = useState(false)
  const underway = useRef(new Set<string>())

  /** Returns whether it succeeded. */
  const act = async (
    { id, title }: Discount,
    request: () => Promise<{ data: Discount }>,
    done: Done,
  ): Promise<boolean> => {
    if (underway.current.has(id)) return false
    underway.current.add(id)
    try {
      keep((await request()).data)
      const undo = done.undo && { action: { label: t('undo'), onClick: done.undo } }
      toast.success(done.words, { id: `discount-${id}`, description: title, ...undo })
      return true
    } catch (error) {
      keep(null)
      toast.error(t('failedUpdate'), { id: `discount-${id}`, description: CallError.from(error).message })
      return false
    } finally {
      underway.current.delete(id)
    }
  }
  const pause = (one: Discount): Promise<boolean> =>
    act(one, () => api.discounts.pause({ code: one.id }), { words: t('paused'), undo: () => void resume(one) })
  const resume = (one: Discount): Promise<boolean> =>
    act(one, () => api.discounts.resume({ code: one.id }), { words: t('resumed'), undo: () => void pause(one) })
  const end = async (): Promise<void> => {
    if (!ending || busy) return
    setBusy(true)
    const undo = beginAgain(ending)
    const back = undo && (() => void act(ending, () => api.discounts.update(undo), { words: t('begunAgain') }))
    const done = { words: t('ended'), ...(back ? { undo: back } : {}) }
    await act(ending, () => api.discounts.update({ code: ending.id, status: 'expired' }), done)
    setBusy(false)
    setEnding(null)
  }
  return {
    pause,
    resume,
    copy: ({ code }: Discount) => void copyCode(code, t),
    openComment: (comment: string) => void navigate({ to: '/responses', search: { comment } }),
    ending,
    busy,
    askEnd: setEnding,
    end,
  }
}

export type DiscountActions = ReturnType<typeof useDiscountActions>

interface Done {
  words: string
  undo?: () => void
}

/** What restores a discount that was ended. A paused one has no undo, because restoring it would make it active. */
function beginAgain({ id, status, starts_at, ends_at }: Discount) {
  if (status === 'active') return { code: id, status, ends_at }
  if (status === 'scheduled' && starts_at) return { code: id, status, starts_at, ends_at }
  return null
}

async function copyCode(code: string, t: ReturnType<typeof useTranslations<'discountManager'>>): Promise<void> {
  // Undefined when the console is opened over plain HTTP in a local network.
  const clipboard: Clipboard | undefined = navigator.clipboard
  try {
    if (!clipboard) throw new DOMException('No clipboard')
    await clipboard.writeText(code)
    toast.success(t('copied', { code }))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    toast.warning(t('copyFailed', { code }))
  }
}
