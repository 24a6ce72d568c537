import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useBirthdayWords } from './birthday.ts'
import type { FieldName } from './profile-values.ts'
import type { Conflict } from './use-save-profile.ts'

export interface ConflictPanelProps {
  conflict: Conflict
  busy: boolean
  saving: { keepMine: () => void; takeTheirs: () => void }
}

/** Shows both values of every field that was changed both here and elsewhere. */
export function ConflictPanel({ conflict: { change, newer, clashes }, busy, saving }: ConflictPanelProps) {
  const t = useTranslations('profile')
  const birthdayWords = useBirthdayWords()
  const shown = (name: FieldName, value: string | null | undefined) =>
    value ? (name === 'birthday' ? birthdayWords(value) : value) : t('notSet')
  return (
    <div role="alert" className="rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="font-medium">{t('conflictTitle')}</p>
      <p className="mt-0.5 text-ink-2">{t('conflictText')}</p>
      <dl className="mt-2 grid gap-2 text-ink">
        {clashes.map((name) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{t(name)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <span className="text-ink-2">{t('mine')}: </span>
              {shown(name, change[name])}
            </dd>
            <dd className="wrap-anywhere whitespace-pre-line">
              <span className="text-ink-2">{t('theirs')}: </span>
              {shown(name, newer[name])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex gap-2">
        <Button size="sm" disabled={busy} onClick={saving.takeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="sm" disabled={busy} onClick={saving.keepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </div>
  )
}
