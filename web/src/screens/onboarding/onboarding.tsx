import type { User } from '@bizamply/contract/auth'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { BrandProvider } from '../../lib/brand-context.tsx'
import { newQueryClient } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { RefreshShellOnEvents } from '../../shell/refresh-shell-on-events.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { OnboardingWizard } from './onboarding-wizard.tsx'

const TooltipLayer = lazyPart(() => import('../../ui/tooltip-layer.tsx').then((it) => ({ default: it.TooltipLayer })))

/** The wizard is outside the shell; its query cache is per user. */
export function OnboardingScreen() {
  const { user } = useSession()
  return user ? <SignedIn key={user.id} user={user} /> : <LoadingMark />
}

function SignedIn({ user }: { user: User }) {
  const t = useTranslations('onboarding')
  const [cache] = useState(newQueryClient)
  return (
    <QueryClientProvider client={cache}>
      <BrandProvider>
        <PageTitle page={t('pageTitle')} />
        <RefreshShellOnEvents />
        <OnboardingWizard user={user} />
      </BrandProvider>
      <Suspense>
        <TooltipLayer />
      </Suspense>
    </QueryClientProvider>
  )
}
