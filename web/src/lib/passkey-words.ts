import { useTranslations } from 'use-intl'
import { CallError } from './call-error.ts'
import { PasskeyError } from './passkey.ts'

/** What to say when a passkey could not be made or used. Null: they gave up a proof, and know it. */
export function usePasskeyWords(): (thrown: unknown) => string | null {
  const t = useTranslations('passkey')
  return (thrown) => {
    if (thrown instanceof PasskeyError) return t(`problem.${thrown.problem}`)
    const { code, message } = CallError.from(thrown)
    return code === 'STEP_UP_REQUIRED' ? null : message
  }
}
