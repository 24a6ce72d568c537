import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copy } from '../../lib/copy-to-clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** A value to copy into another system, such as the identity provider. */
export function CopyValue({ what, value }: { what: string; value: string }) {
  const t = useTranslations('sso')
  const take = async () => {
    if (await copy(value)) toast.success(t('copied'))
    else toast.warning(t('copyFailed'))
  }
  return (
    <div className="flex items-start gap-2">
      <code className="min-w-0 flex-1 rounded-sm bg-surface-3 px-2 py-1.5 text-xs break-all text-ink">{value}</code>
      <Button
        size="sm"
        icon={<Copy aria-hidden="true" size={14} />}
        aria-label={t('copyOf', { what })}
        onClick={() => void take()}
      >
        {t('copy')}
      </Button>
    </div>
  )
}
