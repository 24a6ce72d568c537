import { useTranslations } from 'use-intl'
import { CallError } from './call-error.ts'
import { PasskeyError } from './passkey.ts'

/** Message for a failed passkey. Null: the user canceled a step-up. */
export function usePasskeyWords(): (thrown: unknown) => string | null {
  const t = useTranslations('passkey')
  return (thrown) => {
    if (thrown instanceof PasskeyError) return t(`problem.${thrown.problem}`)
    const { code, message } = CallError.from(thrown)
    return code === 'STEP_UP_REQUIRED' ? null : message
  }
}
