import { useTranslations } from 'use-intl'

/** Title of the browser's tab. */
export function PageTitle({ page }: { page: string }) {
  const t = useTranslations('shell')
  return <title>{t('pageTitle', { page })}</title>
}
