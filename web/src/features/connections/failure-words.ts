import { useTranslations } from 'use-intl'
import type { ConnectFailure } from './run-connect.ts'
import type { Service } from './service-list.ts'

/** The reason a connection failed, in the wording of the screen where it was started. */
export function useFailureWords(): (service: Service, failure: ConnectFailure) => string {
  const t = useTranslations('connect')
  return (key, { reason, wording }) => {
    const service = t(`names.${key}`)
    if (wording === 'noAddress') return t('noAddress')
    if (wording === 'console')
      return reason ? t('failedToWhy', { service, message: reason }) : t('failedTo', { service })
    return reason === null ? t('network') : t('failed', { service, message: reason || t('unknownError') })
  }
}
