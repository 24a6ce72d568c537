import { useTranslations } from 'use-intl'
import type { CallError } from '../../lib/call-error.ts'
import { FILE_LIMIT } from './chosen-file.ts'

/** Why a call about an import failed, and what to do next. */
export function useFailureText(): (error: CallError) => string {
  const t = useTranslations('imports')
  return (error) => {
    if (error.status === 0) return t('unreachable')
    if (error.code === 'TOO_LARGE') return t('tooLarge', { megabytes: FILE_LIMIT / 1024 / 1024 })
    if (error.code === 'RATE_LIMIT_EXCEEDED') {
      const seconds = Number(error.details.retryAfterSeconds)
      return seconds > 0 ? t('tooManyWait', { minutes: Math.ceil(seconds / 60) }) : t('tooMany')
    }
    return error.errors[0]?.message ?? error.message
  }
}
