import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFileSize } from './use-file-size.ts'

export interface SendingProps {
  file: File
  sent: number
  total: number
  onCancel: () => void
}

/** The upload of a file, then the wait for the server to read it. */
export function Sending({ file, sent, total, onCancel }: SendingProps) {
  const t = useTranslations('imports')
  const sizeOf = useFileSize()
  const arrived = sent >= total
  return (
    <div className="grid min-h-64 content-center gap-4 rounded-lg border border-line px-5 py-8 sm:px-8">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-3 text-ink-2"
        >
          {arrived ? <Spinner size={20} /> : <FileText size={20} />}
        </span>
        <div className="min-w-0 flex-1">
          <p role="status" className="truncate text-base font-semibold text-ink">
            {arrived ? t('reading', { name: file.name }) : t('uploading', { name: file.name })}
          </p>
          <p className="text-xs text-ink-3 tabular-nums">
            {arrived ? t('readingText') : t('uploaded', { sent: sizeOf(sent), total: sizeOf(total) })}
          </p>
        </div>
        <Button onClick={onCancel}>{t('cancelUpload')}</Button>
      </div>
      <Meter label={t('uploadMeter')} percent={total > 0 ? (sent / total) * 100 : 0} />
    </div>
  )
}
