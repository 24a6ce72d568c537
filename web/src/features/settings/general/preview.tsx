import { defaultTimezone } from '@bizamply/contract/formats'
import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useTranslations } from 'use-intl'
import { useBrands } from '../../../lib/brand-context.tsx'
import { useTicking } from '../../../lib/format.ts'
import { ChosenFormats } from '../../../lib/intl.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PreviewLines } from './preview-lines.tsx'
import type { General } from './use-general-form.ts'
import { useClockIn } from './use-clock-in.ts'
import { useExample } from './use-example.ts'
import { usePreview } from './use-preview.ts'
import { cityOf } from './zones.ts'

/** The user's own data in the chosen formats, before they are saved. */
export function Preview({ values }: { values: General }) {
  const t = useTranslations('general')
  const { data, isLoading } = usePreview()
  const example = useExample(useTicking())
  const isOwn = data !== undefined && Object.values(data).some((part) => part !== null)
  return (
    <section aria-labelledby="settings-preview" className="min-w-0 text-sm">
      <h3 id="settings-preview" className="text-sm font-semibold text-ink">
        {t('preview')}
      </h3>
      <p className="text-xs text-ink-3">{isOwn || isLoading ? t('previewOwn') : t('previewExample')}</p>
      <Chosen values={values}>
        {isLoading ? (
          <div role="status" className="mt-3 grid gap-3">
            <span className="sr-only">{t('previewLoading')}</span>
            {[0, 1, 2, 3].map((n) => (
              <Skeleton key={n} className="h-12" />
            ))}
          </div>
        ) : (
          <PreviewLines data={isOwn ? data : example} />
        )}
        <Clocks timezone={values.timezone ?? defaultTimezone} />
      </Chosen>
    </section>
  )
}

/** Formats its children as chosen. */
export function Chosen({ values, children }: { values: General; children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} timeZone={values.timezone ?? defaultTimezone}>
      <ChosenFormats formats={values}>{children}</ChosenFormats>
    </IntlProvider>
  )
}

function Clocks({ timezone }: { timezone: string }) {
  const t = useTranslations('general')
  const { brand } = useBrands()
  const now = useTicking()
  const clock = useClockIn()
  const rows = [{ name: t('you'), zone: timezone }, ...(brand ? [{ name: brand.BrandName, zone: brand.timezone }] : [])]
  return (
    <div className="mt-4 rounded-md bg-surface-2 px-3 py-2.5 text-xs">
      <dl className="grid gap-1">
        {rows.map(({ name, zone }) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="truncate text-ink-2">{name}</dt>
            <dd className="whitespace-nowrap text-ink tabular-nums">
              {t('place', { time: clock(zone, now), city: cityOf(zone) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-pretty text-ink-3">{t('rule')}</p>
    </div>
  )
}
