import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FootBar } from '../../ui/foot-bar.tsx'
import { fields } from './profile-values.ts'
import type { ProfileFormState } from './use-profile-form.ts'

export interface SaveBarProps {
  state: ProfileFormState
  /** How many fields are invalid. */
  errors: number
  /** How many of them blocked the last attempt to save. */
  stopped: number
  onCancel: () => void
}

/** At the bottom of the sheet; Save stays enabled and says how many errors there are. */
export function SaveBar({ state, errors, stopped, onCancel }: SaveBarProps) {
  const t = useTranslations('profile')
  const { changed, saving } = state
  const unsaved = fields.filter((name) => changed.includes(name)).map((name) => t(name))
  return (
    <FootBar className="flex flex-wrap items-center justify-end gap-2 px-4 py-3 sm:px-6">
      <div role="status" className="mr-auto min-w-0 text-xs max-sm:w-full">
        {stopped > 0 ? (
          <span className="text-danger-ink">{t('stopped', { count: stopped })}</span>
        ) : (
          unsaved.length > 0 && (
            <Badge tone="pending" className="max-w-full truncate">
              {t('unsaved', { fields: unsaved.join(', ') })}
            </Badge>
          )
        )}
      </div>
      <Button className="max-sm:flex-1" disabled={saving.busy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="primary" className="max-sm:flex-1" busy={saving.busy} busyLabel={t('saving')}>
        {t('save')}{' '}
        {errors > 0 && (
          <span className="ml-2 rounded-full bg-on-accent/20 px-1.5 text-micro tabular-nums">
            <span aria-hidden="true">{errors}</span>
            <span className="sr-only">{t('errorCount', { count: errors })}</span>
          </span>
        )}
      </Button>
    </FootBar>
  )
}
