import { useTranslations } from 'use-intl'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Disc } from '../../ui/step-list.tsx'

export interface WizardHeaderProps {
  step: 0 | 1 | 2
  email: string
  onSignOut: () => void
}

export function WizardHeader({ step, email, onSignOut }: WizardHeaderProps) {
  const t = useTranslations('onboarding')
  const markers = [
    { at: 1, words: t('stepServices') },
    { at: 2, words: t('stepReview') },
  ]
  return (
    <header className="flex h-13 shrink-0 items-center gap-4 border-b border-line bg-canvas px-4 lg:px-6">
      <BrandMark />
      <nav aria-label={t('steps')} className="min-w-0">
        <ol className="flex items-center gap-3">
          {markers.map(({ at, words }) => (
            <li key={at} aria-current={step === at ? 'step' : undefined} className="flex min-w-0 items-center gap-2">
              {at > 1 && <span aria-hidden="true" className="h-px w-6 shrink-0 bg-line-strong max-sm:w-3" />}
              <Disc state={step === at ? 'now' : step > at ? 'done' : 'next'} number={at} />
              <span
                className={`truncate text-sm ${step === at ? 'font-medium text-ink' : `max-sm:sr-only ${step > at ? 'font-medium text-ink' : 'text-ink-2'}`}`}
              >
                {words}
              </span>
            </li>
          ))}
        </ol>
      </nav>
      <span className="ml-auto truncate text-xs text-ink-2 max-md:hidden">{email}</span>
      <Button variant="ghost" size="sm" onClick={onSignOut} className="max-md:ml-auto">
        {t('signOut')}
      </Button>
    </header>
  )
}
