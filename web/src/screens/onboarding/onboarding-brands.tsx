import { useTranslations } from 'use-intl'
import { ServiceMark } from '../../ui/service-mark.tsx'
import { serviceKeys } from '../../features/connections/service-list.ts'
import { useBrands } from '../../lib/brand-context.tsx'

/** All brands with their connected services. */
export function ConnectedBrands() {
  const t = useTranslations('onboarding.review')
  const connect = useTranslations('connect')
  const { brands } = useBrands()
  return (
    <span className="grid gap-1.5">
      {brands.map((brand) => {
        const services = serviceKeys.filter((key) => brand.ServiceConnected.includes(key))
        return (
          <span key={brand.BrandId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {brand.BrandName}
            {services.map((key) => (
              <span key={key} className="inline-flex items-center gap-1.5 text-ink-2">
                <ServiceMark service={key} size={14} />
                {connect(`names.${key}`)}
              </span>
            ))}
            {services.length === 0 && <span className="text-ink-2">{t('nothing')}</span>}
          </span>
        )
      })}
    </span>
  )
}
