import { useTranslations } from 'use-intl'

/** The name of a sign-in method; the server may be newer and have one without a name. */
export function useLoginMethod(): (loginMethod: string) => string {
  const t = useTranslations('customerActivity')
  return (loginMethod) => {
    const known = `method.${loginMethod}` as 'method.password'
    return t.has(known) ? t(known) : loginMethod
  }
}
