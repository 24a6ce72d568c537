import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { CallError } from '../../lib/call-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FootBar } from '../../ui/foot-bar.tsx'

export interface SettingsSaveBarProps {
  /** Names of the fields with unsaved changes. */
  changed: readonly string[]
  failure: CallError | null
  saved: boolean
  saving: boolean
  /** Above the buttons. */
  children?: ReactNode
  onDiscard: () => void
  onSave: () => void
}

/** Stays at the bottom of a settings sheet: unsaved changes, or the result of the last save. */
export function SettingsSaveBar({
  changed,
  failure,
  saved,
  saving,
  children,
  onDiscard,
  onSave,
}: SettingsSaveBarProps) {
  const t = useTranslations('general')
  const format = useFormatter()
  const isChanged = changed.length > 0
  const fields = format.list(changed, { type: 'unit', style: 'short' })
  return (
    <FootBar>
      {failure && (
        <ErrorPanel
          className="mb-3"
          error={failure}
          say={(reason) => t('saveFailed', { reason: failure.errors[0]?.message ?? reason })}
        />
      )}
      {children}
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
        {isChanged && <Button onClick={onDiscard}>{t('discard')}</Button>}
        <Button
          variant="primary"
          busy={saving}
          busyLabel={t('saving')}
          aria-disabled={isChanged ? undefined : true}
          onClick={() => isChanged && onSave()}
        >
          {t('save')}
        </Button>
      </div>
    </FootBar>
  )
}
