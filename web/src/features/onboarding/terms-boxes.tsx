import { termsVersion } from '@bizamply/contract/onboarding-choices'
import { useId, type ReactNode, type Ref } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Checkbox } from '../../ui/checkbox.tsx'
import { textLink } from '../../ui/text-link.ts'

export interface TermsBoxesProps {
  ref: Ref<HTMLInputElement>
  terms: boolean
  onTerms: (accepted: boolean) => void
  missing: boolean
  marketing: boolean
  onMarketing: (accepted: boolean) => void
}

/** The terms, which are required, and marketing updates, which are not. */
export function TermsBoxes({ ref, terms, onTerms, missing, marketing, onMarketing }: TermsBoxesProps) {
  const t = useTranslations('onboarding.review')
  const format = useFormatter()
  const id = useId()
  const date = format.dateTime(new Date(`${termsVersion}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  // Opens in a new window, so that nothing typed is lost.
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className={textLink}>
      {words}
    </a>
  )
  return (
    <div className="mt-6 grid gap-4 text-sm">
      <div className="flex items-start gap-3">
        <Checkbox
          ref={ref}
          id={`${id}-terms`}
          className="mt-0.5"
          checked={terms}
          onCheckedChange={onTerms}
          required
          aria-invalid={missing || undefined}
          aria-describedby={`${id}-terms-note`}
        />
        <div>
          <label htmlFor={`${id}-terms`}>{t.rich('terms', { terms: link('/terms'), privacy: link('/privacy') })}</label>
          <p
            id={`${id}-terms-note`}
            role={missing ? 'alert' : undefined}
            className={`text-xs ${missing ? 'text-danger-ink' : 'text-ink-2'}`}
          >
            {missing ? t('termsMissing') : t('termsText', { date })}
          </p>
        </div>
      </div>
      <div className="flex items-start gap-3">
        <Checkbox
          id={`${id}-marketing`}
          className="mt-0.5"
          checked={marketing}
          onCheckedChange={onMarketing}
          aria-describedby={`${id}-marketing-note`}
        />
        <div>
          <label htmlFor={`${id}-marketing`}>{t('marketing')}</label>
          <p id={`${id}-marketing-note`} className="text-xs text-ink-2">
            {t('marketingText')}
          </p>
        </div>
      </div>
    </div>
  )
}
