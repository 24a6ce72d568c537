import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { AlertRow, type AlertRowProps } from '../../features/alerts/alert-row.tsx'
import type { useOneAlert } from '../../features/alerts/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

export interface OpenedAlertProps {
  query: ReturnType<typeof useOneAlert>
  tools: Omit<AlertRowProps, 'alert' | 'highlighted'>
  onClose: () => void
}

/** The alert that a notification opened, above the others in any state. */
export function OpenedAlert({ query: { data, error }, tools, onClose }: OpenedAlertProps) {
  const t = useTranslations('alerts')
  const isGone = error !== null && CallError.from(error).status === 404
  const leave = useEffectEvent(() => {
    toast.info(t('one.gone'))
    onClose()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  if (!data) return null
  return (
    <section aria-label={t('one.title')} className="border-b border-line">
      <div className="flex items-center gap-3 px-4 pt-3 pb-2 sm:px-6">
        <p className="text-xs font-medium text-ink-2">{t('one.title')}</p>
        <Button size="xs" variant="ghost" className="ml-auto" onClick={onClose}>
          {t('one.all')}
        </Button>
      </div>
      <ul>
        <AlertRow alert={data} highlighted {...tools} />
      </ul>
    </section>
  )
}
