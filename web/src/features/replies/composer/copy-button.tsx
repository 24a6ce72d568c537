import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copy } from '../../../lib/copy-to-clipboard.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Copies the reply, for platforms that we can't send to. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('replies')
  const copyReply = async () => {
    if (await copy(text)) toast.success(t('copied'))
    else toast.warning(t('copyFailed'))
  }
  return (
    <Button size="sm" icon={<Copy aria-hidden="true" size={14} />} onClick={() => void copyReply()}>
      {t('copy')}
    </Button>
  )
}
