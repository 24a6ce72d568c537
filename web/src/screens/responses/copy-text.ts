import type { useTranslations } from 'use-intl'
import { copy } from '../../lib/copy.ts'
import { toast } from '../../ui/toast.ts'

/** Copies to the clipboard, if the browser allows it. */
export async function copyText(text: string, t: ReturnType<typeof useTranslations<'triage'>>): Promise<void> {
  if (await copy(text)) toast.success(t('copied'))
  else toast.warning(t('copyFailed'))
}
