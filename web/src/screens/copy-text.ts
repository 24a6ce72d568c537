import type { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.ts'

/** Into the clipboard, where the browser lets us. */
export async function copyText(text: string, t: ReturnType<typeof useTranslations<'triage'>>): Promise<void> {
  // Absent where the console is opened over plain http in a local network.
  const clipboard: Clipboard | undefined = navigator.clipboard
  try {
    if (!clipboard) throw new DOMException('No clipboard')
    await clipboard.writeText(text)
    toast.success(t('copied'))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    toast.warning(t('copyFailed'))
  }
}
