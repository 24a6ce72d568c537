import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

export interface ConflictPanelProps {
  newer: { text: string; version: number }
  onMine: () => void
  onTheirs: () => void
}

/** Somebody saved meanwhile: both texts are kept until a person chooses. */
export function ConflictPanel({ newer, onMine, onTheirs }: ConflictPanelProps) {
  const t = useTranslations('replies')
  return (
    <div role="alert" className="mt-3 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="font-medium">{t('conflict')}</p>
      <p dir="auto" className="mt-1 max-h-32 overflow-y-auto whitespace-pre-line text-ink-2 wrap-anywhere">
        {newer.text}
      </p>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={onMine}>
          {t('keepMine')}
        </Button>
        <Button size="sm" onClick={onTheirs}>
          {t('useTheirs')}
        </Button>
      </div>
    </div>
  )
}
