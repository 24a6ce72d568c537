import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'

export interface ErrorPanelProps {
  message: ReactNode
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  /** Overrides the button label. */
  retryLabel?: string
  className?: string
}

export function ErrorPanel({ message, requestId, onRetry, retryLabel, className = '' }: ErrorPanelProps) {
  const t = useTranslations('shared')
  return (
    <div
      role="alert"
      className={`flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger-ink ${className}`}
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="font-medium text-pretty">{message}</div>
        {requestId && <div className="mt-0.5 text-xs break-all">{t('requestId', { id: requestId })}</div>}
      </div>
      {onRetry && (
        <Button size="xs" onClick={onRetry}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
