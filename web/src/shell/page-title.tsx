import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Sets the title of the browser tab. */
export function PageTitle({ page }: { page: string }) {
  const t = useTranslations('shell')
  const title = t('pageTitle', { page })
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
