import { plans } from '@bizamply/contract/plans'
import type { SsoSettings } from '@bizamply/contract/sso'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Domains } from './domains.tsx'
import { ProviderForm } from './provider-form.tsx'
import { useSsoSettings } from './queries.ts'

/** The company's own identity provider, managed by its admins. */
export function SsoSection() {
  const t = useTranslations('sso')
  const { data, error, refetch } = useSsoSettings()
  const retry = () => void refetch()
  return (
    <section aria-labelledby="sso" className="mb-10">
      <header className="mb-4">
        <h2 id="sso" className="flex items-center gap-2 text-lg font-semibold">
          {t('title')}
          {data && <State settings={data} />}
        </h2>
        <p className="text-sm text-pretty text-ink-2">{t('text')}</p>
      </header>
      {data ? (
        <>
          {error && <ErrorPanel className="mb-4" error={error} say={() => t('stale')} onRetry={retry} />}
          <Settings settings={data} />
        </>
      ) : error ? (
        <Failed error={CallError.from(error)} onRetry={retry} />
      ) : (
        <div role="status" className={rowLook}>
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-3.5 max-w-80 flex-1" />
          <Skeleton className="ml-auto h-8 w-24 rounded-md coarse:h-10" />
        </div>
      )}
    </section>
  )
}

/** An existing identity provider can be changed on any plan. */
function Settings({ settings }: { settings: SsoSettings }) {
  const { availability, provider, domains } = settings
  if (!provider && availability !== 'available') return <Unavailable isOff={availability === 'off'} />
  return (
    <>
      <ProviderForm settings={settings} />
      <Domains domains={domains} />
    </>
  )
}

function Unavailable({ isOff }: { isOff: boolean }) {
  const t = useTranslations('sso')
  const shared = useTranslations('shared')
  if (isOff) return <p className="border-t border-line pt-5 text-sm text-ink-2">{shared('featureOff')}</p>
  return (
    <div className={rowLook}>
      <p className="min-w-0 flex-1 text-sm text-ink-2">{t('comesWith', { plan: plans.enterprise.name })}</p>
      <Link to="/plans" className={look({ variant: 'neutral', size: 'md' })}>
        {t('seePlans')}
      </Link>
    </div>
  )
}

/** Most companies see one row: that it comes with another plan. */
const rowLook = 'flex items-center gap-6 border-y border-line py-3'

function State({ settings: { provider } }: { settings: SsoSettings }) {
  const t = useTranslations('sso.state')
  const state = provider?.mode ?? 'off'
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

const tones: Record<'off' | 'optional' | 'required', Tone> = { off: 'neutral', optional: 'accent', required: 'sent' }

function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const t = useTranslations('sso')
  return <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={onRetry} />
}
