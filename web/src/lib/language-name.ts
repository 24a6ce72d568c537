import { useLocale } from 'use-intl'

/** A language's name in the reader's language, or its code if the browser doesn't know it. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return (code) => names.of(code) ?? code
}
