import type { User } from '@bizamply/contract/auth'
import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { Check } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SeenErrorPanel } from '../../ui/seen-error-panel.tsx'
import { textLink } from '../../ui/text-link.ts'
import { IndustrySelect, SizeSelect } from './company-choices.tsx'
import { StepTitle } from './step-title.tsx'
import { TermsBoxes } from './terms-boxes.tsx'
import { useReview } from './use-review.ts'
import { EmailText } from '../../ui/email-text.tsx'

export interface ReviewStepProps {
  /** The id of the form, for a submit button outside of it. */
  id: string
  user: User
  company: string
  draft: OnboardingDraft
  /** Each brand with the logos of its connections. */
  brands: ReactNode
  keep: (more: OnboardingDraft) => void
  onBusy: (busy: boolean) => void
  onChange: () => void
  onDone: () => void
}

export function ReviewStep({ id, user, company, draft, brands, keep, onBusy, onChange, onDone }: ReviewStepProps) {
  const t = useTranslations('onboarding')
  const termsBox = useRef<HTMLInputElement>(null)
  const it = useReview(draft, termsBox, keep, onDone)
  useEffect(() => onBusy(it.busy), [it.busy, onBusy])
  const { error } = it
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void it.submit()
  }
  const verified = user.emailVerified && (
    <Badge tone="sent" icon={<Check aria-hidden="true" size={12} />}>
      {t('review.verified')}
    </Badge>
  )
  const change = (
    <button type="button" className={`min-h-6 text-sm coarse:min-h-10 ${textLink}`} onClick={onChange}>
      {t('review.change')}
    </button>
  )
  return (
    <form id={id} noValidate onSubmit={submit}>
      <StepTitle title={t('review.title')} text={t('review.text')} focus />
      {error && (
        <SeenErrorPanel
          className="mb-6"
          error={error}
          say={(reason) => (error.code === 'BAD_REQUEST' ? `${t('review.failed')}. ${reason}` : t('review.failed'))}
        />
      )}
      <dl className="divide-y divide-line rounded-lg border border-line">
        <Row name={t('review.name')} value={user.name} />
        <Row name={t('review.email')} value={<EmailText email={user.email} />} aside={verified} />
        <Row name={t('review.company')} value={company} />
        <Row name={t('review.brands')} value={brands} aside={change} />
      </dl>
      <div className="mt-6 grid items-start gap-4 border-b border-line pb-6 sm:grid-cols-3">
        <Field label={t('size')}>
          {(control) => (
            <SizeSelect
              {...control}
              value={it.typed.companySize}
              onChange={(event) => it.change({ companySize: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('industry')}>
          {(control) => (
            <IndustrySelect
              {...control}
              value={it.typed.industry}
              onChange={(event) => it.change({ industry: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('jobRole')}>
          {(control) => (
            <Input
              {...control}
              size="lg"
              maxLength={100}
              autoComplete="organization-title"
              value={it.typed.jobRole}
              onChange={(event) => it.typeRole(event.target.value)}
              onBlur={it.keepRole}
            />
          )}
        </Field>
      </div>
      <TermsBoxes
        ref={termsBox}
        terms={it.terms}
        onTerms={it.accept}
        missing={it.missing}
        marketing={it.typed.marketing}
        onMarketing={(marketing) => it.change({ marketing })}
      />
    </form>
  )
}

function Row({ name, value, aside }: { name: string; value: ReactNode; aside?: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[72px_1fr] items-center gap-3 px-4 py-2 sm:grid-cols-[108px_1fr]">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-3 text-sm">
        <span className="min-w-0 wrap-anywhere">{value}</span>
        {aside}
      </dd>
    </div>
  )
}
