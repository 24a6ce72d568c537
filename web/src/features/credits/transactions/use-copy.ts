import { useTranslations } from 'use-intl'
import { copy } from '../../../lib/copy-to-clipboard.ts'
import { toast } from '../../../ui/toast.ts'

/** Copies to the clipboard and says so, or shows a warning if the browser doesn’t allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('transactions')
  return async (text) => {
    if (await copy(text)) toast.success(t('copied'), { id: 'copied' })
    else toast.warning(t('copyFailed'), { id: 'copied' })
  }
}
