import type { ReplyTemplate } from '@bizamply/contract/templates'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { usePatchTemplates } from './queries.ts'

const UNDO_MS = 8000

/** Deletes a template immediately; Undo creates it again with the same name and text. */
export function useRemoveTemplate(): (template: ReplyTemplate) => Promise<void> {
  const t = useTranslations('templates')
  const patch = usePatchTemplates()
  const words = (error: unknown): string => {
    const refused = CallError.from(error)
    return refused.status === 0 ? t('unreachable') : refused.message
  }
  const bringBack = async ({ name, text }: ReplyTemplate) => {
    try {
      patch.put((await api.templates.create({ name, text })).data)
      toast.success(t('restored', { name }))
    } catch (error) {
      toast.error(t('restoreFailed', { name, reason: words(error) }))
    }
  }
  return async (template) => {
    const { id, name } = template
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
    }
  }
}
