import { Copy, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copy } from '../../lib/copy-to-clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** Shown only once, to copy or download. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('security.factor')
  const text = codes.join('\n')
  const put = async () => {
    if (await copy(text)) toast.success(t('copied'))
    else toast.warning(t('copyFailed'))
  }
  return (
    <div className="grid gap-3">
      <ul aria-label={t('codes')} className="grid grid-cols-2 gap-x-6 font-mono text-sm text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-xs text-ink-3">{t('codesText')}</p>
      <div className="flex gap-2">
        <Button size="sm" icon={<Copy size={14} />} onClick={() => void put()}>
          {t('copy')}
        </Button>
        <Button size="sm" icon={<Download size={14} />} onClick={() => save(`${t('fileHead')}\n\n${text}\n`)}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'bizamply-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
