import { ArrowLeft, ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

export interface WizardFooterProps {
  /** The rule and whether it's met, or the Back button. */
  left: ReactNode
  onSkip?: (() => void) | undefined
  skipping?: boolean
  primary: ReactNode
}

export function WizardFooter({ left, onSkip, skipping = false, primary }: WizardFooterProps) {
  const t = useTranslations('onboarding')
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 sm:gap-3">
      <div className="mr-auto min-w-0 max-sm:has-[p]:w-full">{left}</div>
      {onSkip && (
        <Button
          variant="ghost"
          size="lg"
          className="max-sm:px-2.5"
          busy={skipping}
          busyLabel={t('skipping')}
          onClick={onSkip}
        >
          {t('skip')}
        </Button>
      )}
      {primary}
    </div>
  )
}

export function Rule({ met, children }: { met: boolean; children: string }) {
  const Icon = met ? CircleCheck : CircleAlert
  return (
    <p role="status" className={`flex items-start gap-2 text-sm ${met ? 'text-sent-ink' : 'text-ink-2'}`}>
      <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

export function BackButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('onboarding')
  return (
    <Button size="lg" className="max-sm:px-2.5" icon={<ArrowLeft aria-hidden="true" size={16} />} onClick={onClick}>
      {t('back')}
    </Button>
  )
}

export interface NextButtonProps {
  disabled?: boolean
  busy?: boolean
  /** The id of the form to submit. */
  form?: string
  onClick?: () => void
}

export function NextButton({ disabled = false, busy = false, form, onClick }: NextButtonProps) {
  const t = useTranslations('onboarding')
  return (
    <Button
      variant="primary"
      size="lg"
      disabled={disabled}
      busy={busy}
      busyLabel={t('saving')}
      {...(form ? { type: 'submit', form } : { onClick })}
    >
      <span className="inline-flex items-center gap-2">
        {t('next')}
        <ArrowRight aria-hidden="true" size={16} />
      </span>
    </Button>
  )
}
