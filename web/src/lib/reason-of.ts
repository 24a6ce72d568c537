import { useTranslations } from 'use-intl'
import { CallError } from './call-error.ts'

/** Why a call failed and what to do about it: the server's sentence, if it has one. */
export function useReasonOf(): (thrown: unknown) => string {
  const t = useTranslations('shared.failure')
  return (thrown) => {
    const error = CallError.from(thrown)
    if (!error.isUnexplained) return error.message
    if (error.status === 0) return t(navigator.onLine ? 'unreachable' : 'offline')
    return t(error.requestId ? 'internal' : 'internalWithoutId')
  }
}
