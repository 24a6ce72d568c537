import { useTranslations } from 'use-intl'
import { toast } from '../../../ui/toast.ts'

/** Copies to the clipboard, or shows a warning if the browser doesn’t allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('transactions')
  return async (text) => {
    // Undefined if the console is served over plain HTTP, such as in a local network.
    const clipboard: Clipboard | undefined = navigator.clipboard
    try {
      if (!clipboard) throw new DOMException('No clipboard')
      await clipboard.writeText(text)
      toast.success(t('copied'), { id: 'copied' })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      toast.warning(t('copyFailed'), { id: 'copied' })
    }
  }
}
