import { useTranslations } from 'use-intl'
import type { ProfileFormState } from './use-profile-form.ts'

export interface FieldProps {
  state: ProfileFormState
  error: string | undefined
}

export function Optional() {
  const t = useTranslations('profile')
  return <span className="text-xs text-ink-3">{t('optional')}</span>
}

export function Used({ used, limit }: { used: number; limit: number }) {
  const t = useTranslations('profile')
  return (
    <span className={`text-xs tabular-nums ${used > limit ? 'text-danger-ink' : 'text-ink-3'}`}>
      {t('used', { used, limit })}
    </span>
  )
}
