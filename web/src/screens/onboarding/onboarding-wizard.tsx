import type { User } from '@bizamply/contract/auth'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CompanyStep } from '../../features/onboarding/company-step.tsx'
import { NewestComments } from '../../features/onboarding/newest-comments.tsx'
import { RailBar } from '../../features/onboarding/rail-bar.tsx'
import { ReviewStep } from '../../features/onboarding/review-step.tsx'
import { SetupRail } from '../../features/onboarding/setup-rail.tsx'
import { BackButton, NextButton, WizardFooter } from '../../features/onboarding/wizard-footer.tsx'
import { WizardFrame } from '../../features/onboarding/wizard-frame.tsx'
import { WizardHeader } from '../../features/onboarding/wizard-header.tsx'
import { UnreachableBanner } from '../../features/system/unreachable-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { ConnectedBrands } from './onboarding-brands.tsx'
import { ServicesFooter } from './onboarding-footer.tsx'
import { ServicesStep } from './onboarding-services.tsx'
import { useWizard } from './use-wizard.ts'

const form = 'onboarding-form'

export function OnboardingWizard({ user }: { user: User }) {
  const t = useTranslations('onboarding')
  const navigate = useNavigate()
  const wizard = useWizard(user)
  const { step, busy } = wizard
  if (step === null) return <LoadingMark />
  const rail = (
    <>
      <SetupRail company={user.companyName} email={user.email} state={wizard.setup} />
      <NewestComments
        brandId={wizard.chosen?.BrandId ?? null}
        importing={wizard.setup.reviews?.backfill?.state === 'running'}
      />
    </>
  )
  const skip = { onSkip: () => void wizard.skip(), skipping: busy === 'skip' }
  const footer = {
    0: (
      <WizardFooter
        left={wizard.brands.length > 0 && <BackButton onClick={() => wizard.goTo(1)} />}
        primary={<NextButton form={form} busy={busy === 'save'} />}
        {...skip}
      />
    ),
    1: <ServicesFooter wizard={wizard} skip={skip} />,
    2: (
      <WizardFooter
        left={<BackButton onClick={() => wizard.goTo(1)} />}
        primary={
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            busy={busy === 'save'}
            busyLabel={t('creating')}
            className="max-sm:w-full"
          >
            {t('create')}
          </Button>
        }
        {...skip}
      />
    ),
  }[step]
  return (
    <WizardFrame
      notice={<UnreachableBanner />}
      header={<WizardHeader step={step} email={user.email} onSignOut={() => void navigate({ to: '/logout' })} />}
      bar={
        <RailBar company={user.companyName} state={wizard.setup}>
          {rail}
        </RailBar>
      }
      footer={footer}
      rail={rail}
    >
      {step === 0 && (
        <CompanyStep
          id={form}
          user={user}
          draft={wizard.draft}
          existing={wizard.brands.map((it) => it.BrandName)}
          onBusy={wizard.onSaving}
          onTyped={(typed) => void wizard.keep(0, typed)}
          onSaved={() => void wizard.companySaved()}
        />
      )}
      {step === 1 && <ServicesStep wizard={wizard} />}
      {step === 2 && (
        <ReviewStep
          id={form}
          user={user}
          company={user.companyName ?? ''}
          draft={wizard.draft}
          brands={<ConnectedBrands />}
          keep={(more) => void wizard.keep(2, more)}
          onBusy={wizard.onSaving}
          onChange={() => wizard.goTo(1)}
          onDone={wizard.leave}
        />
      )}
    </WizardFrame>
  )
}
