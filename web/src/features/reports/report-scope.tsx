import { commentPlatforms } from '@bizamply/contract/comment-filter'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { Chip } from '../../ui/chip.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { ProductsField } from './products-field.tsx'
import type { ProductChoice } from '../../lib/product-choices.ts'
import type { ReportForm } from './use-report-form.ts'

export interface ReportScopeProps {
  form: ReportForm
  timezone: string
  /** Products of the stored report, by name. */
  known: readonly ProductChoice[]
}

/** Which reviews a report covers. */
export function ReportScope({ form, timezone, known }: ReportScopeProps) {
  const t = useTranslations('reportDialog')
  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">{t('which')}</legend>
      <PlatformChips form={form} />
      <ProductsField form={form} timezone={timezone} known={known} />
    </fieldset>
  )
}

/** Platforms that the brand is connected to; the others can only come from imported files. */
function PlatformChips({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const names = useTranslations('comments')
  const { field, fieldState } = useController({ control: form.control, name: 'filter.platforms' })
  const wrong = fieldState.error?.message
  const { brand } = useBrand()
  const [all, setAll] = useState(false)
  const likely = commentPlatforms.filter((one) => brand.ServiceConnected.includes(one) || field.value.includes(one))
  const shown = all || likely.length === 0 ? commentPlatforms : likely
  const press = (platform: (typeof commentPlatforms)[number]) =>
    field.onChange(commentPlatforms.filter((one) => field.value.includes(one) !== (one === platform)))
  return (
    <fieldset aria-describedby="report-platforms-note">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('platforms')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((platform, n) => (
          <Chip
            {...(n === 0 ? { ref: field.ref } : {})}
            key={platform}
            pressed={field.value.includes(platform)}
            className="ring-1 ring-line ring-inset"
            icon={<PlatformMark platform={platform} />}
            onClick={() => press(platform)}
          >
            {names(`platform.${platform}`)}
          </Chip>
        ))}
        {shown.length < commentPlatforms.length && (
          <Chip pressed={false} onClick={() => setAll(true)}>
            {t('morePlatforms')}
          </Chip>
        )}
      </div>
      <p id="report-platforms-note" className={`mt-1.5 text-xs ${wrong ? 'text-danger-ink' : 'text-ink-3'}`}>
        {wrong ?? t('allPlatforms')}
      </p>
    </fieldset>
  )
}
