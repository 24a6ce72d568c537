import { useTranslations } from 'use-intl'
import { toast } from '../../../ui/toast.ts'

/** Into the clipboard, where the browser lets us. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('transactions')
  return async (text) => {
    // Absent where the console is opened over plain http in a local network.
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
