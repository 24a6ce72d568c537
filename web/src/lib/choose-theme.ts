import type { Theme } from '@bizamply/contract/appearance'
import { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.ts'
import { CallError } from './call-error.ts'
import { useSavePreferences } from './preferences.ts'
import { theme } from './theme.ts'

/**
 * Applies a theme immediately and saves it for the user; this browser keeps it even if saving
 * fails.
 */
export function useChooseTheme(onSaved?: () => void): (next: Theme) => void {
  const t = useTranslations('shared')
  const save = useSavePreferences()
  return (next) => {
    theme.set(next)
    save({ theme: next }).then(onSaved, (error: unknown) =>
      toast.error(t('themeNotSaved'), { description: CallError.from(error).message }),
    )
  }
}
