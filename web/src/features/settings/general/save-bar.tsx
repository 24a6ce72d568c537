import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Chosen } from './preview.tsx'
import type { GeneralForm } from './use-general-form.ts'

/** Stays at the bottom of the sheet: unsaved changes, or the result of the last save. */
export function SaveBar({ form }: { form: GeneralForm }) {
  const t = useTranslations('general')
  const format = useFormatter()
  const { changed, failure, saved, saving } = form
  const isChanged = changed.length > 0
  const fields = format.list(
    changed.map((field) => t(`field.${field}`)),
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
      <p className="mb-2 text-xs text-ink-2 tabular-nums sm:hidden">
        <Chosen values={form.values}>
          <Now />
        </Chosen>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:[&>button]:flex-1">
        <div role="status" className="mr-auto text-xs text-ink-3 max-sm:w-full">
          {isChanged ? (
            <Badge tone="pending" className="max-w-full">
              <span className="truncate">{t('notSaved', { fields })}</span>
            </Badge>
          ) : (
            saved && (
              <span className="inline-flex items-center gap-1.5 text-sent-ink">
                <Check aria-hidden="true" size={14} />
                {t('saved')}
              </span>
            )
          )}
        </div>
        {isChanged && <Button onClick={form.discard}>{t('discard')}</Button>}
        <Button
          variant="primary"
          busy={saving}
          busyLabel={t('saving')}
          aria-disabled={isChanged ? undefined : true}
          onClick={() => void form.save()}
        >
          {t('save')}
        </Button>
      </div>
    </footer>
  )
}

/** On a phone this replaces the preview. */
function Now() {
  const format = useFormatter()
  const { time } = useFormat()
  const now = useTicking()
  return `${format.dateTime(now, { dateStyle: 'medium' })} · ${time(now)}`
}
