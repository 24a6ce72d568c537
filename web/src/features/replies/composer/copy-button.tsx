import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copy } from '../../../lib/copy-to-clipboard.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Copies the reply; the main action where there is no platform to send to. */
export function CopyButton({ text, isMain = false }: { text: string; isMain?: boolean }) {
  const t = useTranslations('replies')
  const copyReply = async () => {
    if (await copy(text)) toast.success(t('copied'))
    else toast.warning(t('copyFailed'))
  }
  return (
    <Button
      {...(isMain ? { variant: 'primary', className: 'max-lg:flex-auto' } : { size: 'sm' })}
      icon={<Copy aria-hidden="true" size={14} />}
      onClick={() => void copyReply()}
    >
      {t('copy')}
    </Button>
  )
}
