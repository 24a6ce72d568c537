import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FootBar } from '../../../ui/foot-bar.tsx'
import type { LimitsForm } from './use-limits-form.ts'

/** Sticks to the bottom, also while the limits load: unsaved changes, and the error of the last save. */
export function LimitsFoot({ form }: { form: LimitsForm | undefined }) {
  const t = useTranslations('spendingLimits')
  const { failure = null, wrong = [], tried = false, changed = false, saving = false } = form ?? {}
  return (
    <FootBar>
      {failure && (
        <ErrorPanel
          className="mb-3"
          error={failure}
          say={(reason) => t('saveFailed', { reason: failure.errors[0]?.message ?? reason })}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:[&>button]:flex-1">
        <div role="status" className="mr-auto text-xs text-ink-3 max-sm:w-full max-sm:empty:hidden">
          {tried && wrong.length > 0 ? (
            <span className="text-danger-ink">{t('fixFirst', { count: wrong.length })}</span>
          ) : (
            changed && <Badge tone="pending">{t('unsaved')}</Badge>
          )}
        </div>
        {changed && <Button onClick={form?.discard}>{t('discard')}</Button>}
        <Button
          type="submit"
          variant="primary"
          busy={saving}
          busyLabel={t('saving')}
          aria-disabled={changed ? undefined : true}
        >
          {t('save')}
        </Button>
      </div>
    </FootBar>
  )
}
