import { useTranslations } from 'use-intl'
import { toast } from '../../ui/toast.ts'

/** Confirms a setting that saves right away; several in a row show one message. */
export function useSavedToast(): () => void {
  const t = useTranslations('settings')
  return () => toast.success(t('saved'), { id: 'setting-saved' })
}
