import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import type { NotificationForm } from './use-notification-form.ts'

/** Stays at the bottom of the sheet, also while loading: unsaved changes, or the result of the last save. */
export function NotificationSaveBar({ form }: { form: NotificationForm | undefined }) {
  const t = useTranslations('general')
  const own = useTranslations('notificationSettings')
  const format = useFormatter()
  const { changed, failure, state } = form ?? { changed: [], failure: null, state: 'idle' }
  const isChanged = changed.length > 0
  const names = format.list(
    changed.map((field) => own(`field.${field}`)),
    { type: 'unit', style: 'short' },
  )
  return (
    <footer className="sticky bottom-0 z-20 border-t border-line bg-surface px-4 py-3 sm:px-6">
      {failure && (
        <ErrorPanel
          className="mb-3"
          error={failure}
          say={(reason) => t('saveFailed', { reason: failure.errors[0]?.message ?? reason })}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:[&>button]:flex-1">
        <div role="status" className="mr-auto text-xs text-ink-3 max-sm:w-full">
          {isChanged && (
            <Badge tone="pending" className="max-w-full">
              <span className="truncate">{t('notSaved', { fields: names })}</span>
            </Badge>
          )}
          {!isChanged && state === 'saved' && (
            <span className="inline-flex items-center gap-1.5 text-sent-ink">
              <Check aria-hidden="true" size={14} />
              {t('saved')}
            </span>
          )}
        </div>
        {isChanged && <Button onClick={form?.discard}>{t('discard')}</Button>}
        <Button
          variant="primary"
          busy={state === 'saving'}
          busyLabel={t('saving')}
          aria-disabled={isChanged ? undefined : true}
          onClick={() => isChanged && void form?.save()}
        >
          {t('save')}
        </Button>
      </div>
    </footer>
  )
}
