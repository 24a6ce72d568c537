import { useFormatter, useTranslations } from 'use-intl'

/** "12.4 MB" or "380 kB". */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslations('imports')
  const format = useFormatter()
  return (bytes) =>
    bytes >= 1024 * 1024
      ? t('megabytes', { size: format.number(bytes / 1024 / 1024, { maximumFractionDigits: 1 }) })
      : t('kilobytes', { size: format.number(Math.max(1, Math.round(bytes / 1024))) })
}
