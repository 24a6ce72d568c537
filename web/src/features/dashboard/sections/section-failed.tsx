import { useTranslations } from 'use-intl'
import { textLink } from '../../../ui/text-link.ts'

export interface SectionFailedProps {
  /** What failed, without a period. */
  message: string
  onRetry: () => void
}

/** One call loads the whole dashboard, so the panel above the sections has the reason and the request. */
export function SectionFailed({ message, onRetry }: SectionFailedProps) {
  const t = useTranslations('shared')
  return (
    <p className="px-4 pb-6 text-sm text-ink-3 sm:px-6">
      {message}.{' '}
      <button type="button" className={`${textLink} coarse:min-h-10`} onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </p>
  )
}
