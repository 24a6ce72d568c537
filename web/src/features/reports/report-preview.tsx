import { reportSections } from '@bizamply/contract/report-rules'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { SectionSketch } from './section-sketch.tsx'
import type { ReportForm } from './use-report-form.ts'

/** The report's page as a sketch: its sections in their order, without numbers. */
export function ReportPreview({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const [title, description, chart, sections, range, compare, schedule, formats] = useWatch({
    control: form.control,
    name: ['title', 'description', 'chart', 'sections', 'range', 'compare', 'schedule', 'formats'],
  })
  const shown = reportSections.filter((one) => sections.includes(one))
  return (
    <figure aria-label={t('preview')} className="sticky top-0 grid gap-2 max-md:hidden">
      <figcaption className="text-sm font-medium text-ink">{t('preview')}</figcaption>
      <div
        aria-hidden="true"
        className="grid min-h-80 content-start gap-3.5 rounded-md border border-line bg-surface p-4 text-micro text-ink-3 shadow-1"
      >
        <div className="grid gap-0.5">
          <p dir="auto" className={`line-clamp-2 text-sm font-semibold ${title.trim() ? 'text-ink' : 'text-ink-3'}`}>
            {title.trim() || t('untitled')}
          </p>
          <p>{t('previewPeriod', { range: t(schedule ? `covers.${schedule}` : `ranges.${range}`), compare })}</p>
          {description.trim() && (
            <p dir="auto" className="line-clamp-2 text-ink-2">
              {description}
            </p>
          )}
        </div>
        {shown.map((section) => (
          <div key={section} className="grid gap-1.5">
            <p className="text-ink-2">{t(`section.${section}`)}</p>
            <SectionSketch section={section} chart={chart} />
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="text-xs text-ink-3">
        {formats.map((one) => t(`format.${one}`)).join(', ')}
        {formats.length > 0 && ' · '}
        {t(`schedules.${schedule ?? 'none'}`)}
      </p>
    </figure>
  )
}
