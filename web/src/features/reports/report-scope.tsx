import { commentPlatforms } from '@bizamply/contract/comment-filter'
import { comparisons } from '@bizamply/contract/ranges'
import { reportRanges } from '@bizamply/contract/report-rules'
import { useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { Select } from '../../ui/select.tsx'
import { ProductsField } from './products-field.tsx'
import type { ReportForm } from './use-report-form.ts'

/** Which reviews a report is about, and of which days. */
export function ReportScope({ form, timezone }: { form: ReportForm; timezone: string }) {
  const t = useTranslations('reportDialog')
  const { range, compare } = form.input
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">{t('which')}</legend>
      <PlatformChips form={form} />
      <ProductsField form={form} timezone={timezone} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('range')}>
          {(control) => (
            <Select
              {...control}
              value={range}
              onChange={({ target: { value } }) =>
                form.change({ range: reportRanges.find((one) => one === value) ?? range })
              }
            >
              {reportRanges.map((one) => (
                <option key={one} value={one}>
                  {t(`ranges.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('compare')}>
          {(control) => (
            <Select
              {...control}
              value={compare}
              onChange={({ target: { value } }) =>
                form.change({ compare: comparisons.find((one) => one === value) ?? compare })
              }
            >
              {comparisons.map((one) => (
                <option key={one} value={one}>
                  {t(`compares.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  )
}

function PlatformChips({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const names = useTranslations('comments')
  const { filter } = form.input
  const wrong = form.wrong('platforms')
  const press = (platform: (typeof commentPlatforms)[number]) => {
    const platforms = commentPlatforms.filter((one) => filter.platforms.includes(one) !== (one === platform))
    form.change({ filter: { ...filter, platforms } }, 'platforms')
  }
  return (
    <fieldset data-field="platforms" aria-describedby="report-platforms-note">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('platforms')}</legend>
      <div className="-ml-1 flex flex-wrap gap-1">
        {commentPlatforms.map((platform) => (
          <Chip
            key={platform}
            pressed={filter.platforms.includes(platform)}
            icon={<PlatformMark platform={platform} />}
            onClick={() => press(platform)}
          >
            {names(`platform.${platform}`)}
          </Chip>
        ))}
      </div>
      <p id="report-platforms-note" className={`mt-1.5 text-xs ${wrong ? 'text-danger-ink' : 'text-ink-3'}`}>
        {wrong ?? t('allPlatforms')}
      </p>
    </fieldset>
  )
}
