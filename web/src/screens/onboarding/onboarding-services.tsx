import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BrandSelect } from '../../features/brands/brand-select.tsx'
import { ConnectDialog } from '../../features/connections/connect-dialog.tsx'
import { ServiceGroups, ServicesSkeleton } from '../../features/connections/service-groups.tsx'
import type { Service } from '../../features/connections/service-list.ts'
import { useConnects } from '../../features/connections/use-connects.ts'
import { StepTitle } from '../../features/onboarding/step-title.tsx'
import { MissingBrands, useBrands } from '../../lib/brand-context.tsx'
import { useUser } from '../../lib/session.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { Wizard } from './use-wizard.ts'

const label = 'onboarding-brand'

/** Step 1: choose a brand, then its services. */
export function ServicesStep({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('onboarding.services')
  return (
    <>
      <StepTitle title={t('title')} text={t('text')} focus={false} />
      <Brands wizard={wizard} />
    </>
  )
}

function Brands({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('onboarding.services')
  const { status, brands, error, retry } = useBrands()
  const { chosen } = wizard
  const mayAdd = useUser().memberRole === 'admin'
  if (status === 'loading') return <ServicesSkeleton />
  if (status === 'failed') {
    return (
      <ErrorPanel
        error={error}
        say={() => t(error instanceof MissingBrands ? 'failedNoData' : 'failed')}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      <div className="grid gap-x-6 gap-y-1.5 border-b border-line pb-5 sm:grid-cols-[152px_1fr]">
        <div>
          <h2 id={label} className="text-sm font-semibold text-balance">
            {t('select')}
          </h2>
          {mayAdd && (
            <button
              type="button"
              className={`min-h-6 text-xs coarse:min-h-10 ${textLink}`}
              onClick={() => wizard.goTo(0)}
            >
              {t('addBrand')}
            </button>
          )}
        </div>
        <BrandSelect
          describedBy={label}
          brands={brands}
          chosen={chosen}
          placeholder={t('choose')}
          note={({ ServiceConnected }) => t('connected', { count: ServiceConnected.length })}
          onChoose={wizard.choose}
        />
      </div>
      {chosen ? (
        <Services key={chosen.BrandId} wizard={wizard} brand={chosen} />
      ) : (
        <p className="pt-6 text-sm text-ink-2">{t('none')}</p>
      )}
    </>
  )
}

function Services({ wizard, brand }: { wizard: Wizard; brand: { BrandId: string; BrandName: string } }) {
  const { connections, connected, hold } = wizard
  const user = useUser()
  const [open, setOpen] = useState<Service | null>(null)
  useEffect(() => hold(open !== null), [open, hold])
  const onSeen = (service: Service) => setOpen((now) => (now === service ? null : now))
  const connects = useConnects({ brand, onConnected: connected, onSeen })
  const summaries = connections.data?.connections
  const store = summaries?.shopify.data[0]?.account || user.shopifyDomain || undefined
  const close = () => {
    if (open) connects.seen(open)
    setOpen(null)
  }
  return (
    <>
      <ServiceGroups
        summaries={summaries}
        failed={connections.isError && !connections.data}
        onRetry={() => void connections.refetch()}
        states={connects.states}
        onConnect={setOpen}
      />
      {open && (
        <ConnectDialog
          key={open}
          service={open}
          brand={brand}
          state={connects.states[open]}
          known={open === 'shopify' ? store : undefined}
          store={store}
          fromConsole={connects.fromConsole}
          onStart={(typed) => connects.start(open, typed)}
          onChoose={(account) => void connects.choose(open, account)}
          onConnected={() => connects.connected(open)}
          onClose={close}
        />
      )}
    </>
  )
}
