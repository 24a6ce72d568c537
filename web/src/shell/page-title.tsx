import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Title of the browser's tab. */
export function PageTitle({ page }: { page: string }) {
  const t = useTranslations('shell')
  const title = t('pageTitle', { page })
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
