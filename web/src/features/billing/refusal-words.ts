import { useTranslations } from 'use-intl'
import type { CallError } from '../../lib/call-error.ts'

/** The reason for a failed billing call, as a sentence. */
export function useWhyNot(): (error: CallError) => string {
  const t = useTranslations('billing')
  return (error) => (error.status === 0 ? t('unreachable') : error.message)
}
