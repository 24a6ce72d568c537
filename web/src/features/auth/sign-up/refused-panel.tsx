import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { CallError } from '../../../lib/call-error.ts'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { SeenErrorPanel } from '../../../ui/seen-error-panel.tsx'
import { signUpErrorWords } from './sign-up-error.ts'

/** Why the sign-up failed. If the email already has an account, it links to the sign-in page. */
export function RefusedPanel({ error, email }: { error: CallError; email: string }) {
  const t = useTranslations('signUp')
  const schema = useSchemaWords()
  const words = signUpErrorWords(error)
  const message = 'key' in words ? t(words.key) : schema(words.text)
  if (error.code !== 'USER_EXISTS') return <SeenErrorPanel error={error} say={() => message} />
  return (
    <SeenErrorPanel
      message={
        <>
          {message}{' '}
          <Link to="/login" search={{ email }} className="underline underline-offset-2">
            {t('signInInstead')}
          </Link>
        </>
      }
    />
  )
}
