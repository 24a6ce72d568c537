import type { ReplyTemplate } from '@bizamply/contract/templates'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { usePatchTemplates } from './queries.ts'

const UNDO_MS = 8000

/** Deletes a template immediately; Undo creates it again with the same name and text. */
export function useRemoveTemplate(): (template: ReplyTemplate) => Promise<void> {
  const t = useTranslations('templates')
  const shared = useTranslations('shared')
  const patch = usePatchTemplates()
  const words = (error: unknown): string => {
    const refused = CallError.from(error)
    return refused.status === 0 ? t('unreachable') : refused.message
  }
  const running = useRef(new Set<string>())
  const bringBack = async (template: ReplyTemplate) => {
    const { name, text } = template
    try {
      patch.put((await api.templates.create({ name, text })).data)
      toast.success(t('restored', { name }))
    } catch (error) {
      // The text is nowhere else anymore.
      toast.error(t('restoreFailed', { name, reason: words(error) }), {
        action: { label: shared('tryAgain'), onClick: () => void bringBack(template) },
      })
    }
  }
  return async (template) => {
    const { id, name } = template
    if (running.current.has(id)) return
    running.current.add(id)
    try {
      await api.templates.remove({ templateId: id })
      patch.remove(id)
      toast.info(t('removed', { name }), {
        duration: UNDO_MS,
        action: { label: t('undo'), onClick: () => void bringBack(template) },
      })
    } catch (error) {
      toast.error(t('removeFailed', { name, reason: words(error) }))
      patch.renew()
    } finally {
      running.current.delete(id)
    }
  }
}
