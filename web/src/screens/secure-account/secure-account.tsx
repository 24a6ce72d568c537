import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { RequiredFactor } from '../../features/security/required-factor.tsx'
import { RequiredPassword } from '../../features/security/required-password.tsx'
import { requiredTaskOf } from '../../lib/sign-in-requirements.ts'
import { landing } from '../../lib/landing.ts'
import { newQueryClient } from '../../lib/query.ts'
import { session, useSession } from '../../lib/session.ts'
import { useStepUpRequested } from '../../lib/step-up.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { look } from '../../ui/button.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { textLink } from '../../ui/text-link.ts'

const StepUpDialog = lazyPart(() =>
  import('../../features/security/step-up-dialog.tsx').then((it) => ({ default: it.StepUpDialog })),
)
const route = getRouteApi('/secure-account')

/** Fulfills the company's sign-in requirements, then continues to the page that the user wanted. */
export function SecureAccountScreen() {
  const [cache] = useState(newQueryClient)
  const [opened] = useState(() => new Date())
  const t = useTranslations('signInRequirements')
  const router = useRouter()
  const { user } = useSession()
  const { returnUrl } = route.useSearch()
  const stepUpRequested = useStepUpRequested()
  const required = requiredTaskOf(user?.requirements, opened)
  if (!user || !required) return <LoadingMark />
  const { task, by } = required
  const goOn = async () => {
    await session.check()
    const now = session.get().user
    if (now && !now.requirements?.missing) router.history.replace(landing(now, returnUrl))
  }
  return (
    <QueryClientProvider client={cache}>
      <PublicPage
        lowered
        width={task === 'factor' ? 936 : 400}
        link={
          <Link to="/logout" className={textLink}>
            {t('signOut')}
          </Link>
        }
      >
        <PageTitle page={t('page')} />
        {task === 'password' ? (
          <RequiredPassword company={user.companyName} by={by} onDone={() => void goOn()} />
        ) : (
          <RequiredFactor company={user.companyName} by={by} onDone={() => void goOn()} />
        )}
        {by && (
          <a href={landing(user, returnUrl)} className={`mt-6 w-fit ${look({ variant: 'ghost', size: 'lg' })}`}>
            {t('notNow')}
          </a>
        )}
      </PublicPage>
      <Suspense>{stepUpRequested && <StepUpDialog />}</Suspense>
    </QueryClientProvider>
  )
}
