import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../lib/call-error.ts'
import { useReasonOf } from '../lib/reason-of.ts'
import { Button } from './button.tsx'

export type ErrorPanelProps = Panel & (OfCall | OfText)

interface Panel {
  onRetry?: (() => void) | undefined
  /** Overrides the button label, if the way out is another one than the same call. */
  retryLabel?: string
  className?: string
}

/** A failed call: the panel says why, what to do, and the request's ID. */
interface OfCall {
  error: Error | null
  /** What failed, above the reason. */
  title?: string
  /** Or both in one sentence. */
  say?: (reason: string) => ReactNode
  message?: never
  requestId?: never
}

/** Anything else that is wrong, or a failure that a form has already put into words. */
interface OfText {
  message: ReactNode
  requestId?: string | undefined
  error?: never
  title?: never
  say?: never
}

export function ErrorPanel({
  error,
  title,
  say,
  message,
  onRetry,
  retryLabel,
  className = '',
  ...of
}: ErrorPanelProps) {
  const t = useTranslations('shared')
  const reason = useReasonOf()(error)
  const requestId = error === undefined ? of.requestId : toReport(CallError.from(error))
  return (
    <div
      role="alert"
      className={`flex items-start gap-x-2.5 gap-y-2 rounded-md max-sm:flex-wrap bg-danger-soft px-3 py-2.5 text-sm text-danger-ink ${className}`}
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-26px)]">
        <div className="font-medium text-pretty">{title ?? message ?? say?.(reason) ?? reason}</div>
        {title && <div className="text-pretty">{reason}</div>}
        {requestId && <div className="mt-0.5 text-xs break-all">{t('requestId', { id: requestId })}</div>}
      </div>
      {onRetry && (
        <Button size="xs" className="max-sm:ml-6.5" onClick={onRetry}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      )}
    </div>
  )
}

/** A wrong password or a field to correct is nothing to report to support, so its request's ID only distracts. */
function toReport(error: CallError): string | undefined {
  return error.status === 401 || error.errors.length > 0 ? undefined : error.requestId
}
