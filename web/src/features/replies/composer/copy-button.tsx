import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Copies the reply, for platforms that we can't send to. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('replies')
  const copy = async () => {
    // Undefined when the console is opened over plain HTTP in a local network.
    const clipboard: Clipboard | undefined = navigator.clipboard
    try {
      await clipboard?.writeText(text)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      return toast.warning(t('copyFailed'))
    }
    if (clipboard) toast.success(t('copied'))
    else toast.warning(t('copyFailed'))
  }
  return (
    <Button size="sm" icon={<Copy aria-hidden="true" size={14} />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
