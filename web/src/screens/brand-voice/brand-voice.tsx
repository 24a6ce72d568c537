import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useVoice } from '../../features/brands/voice/queries.ts'
import { VoiceEditor } from '../../features/brands/voice/voice-editor.tsx'
import { WhyFacts } from '../../features/brands/voice/why-facts.tsx'
import { LogoField } from '../../features/brands/logo-field.tsx'
import { useBrand, useMay, useBrands } from '../../lib/brand-context.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function BrandVoiceScreen() {
  const t = useTranslations('brandVoice')
  const { brand } = useBrand()
  const [edited, setEdited] = useState(brand)
  const [changed, setChanged] = useState(false)
  // When the user switches brands, the old one stays on screen until its changes are saved or
  // discarded.
  if (!changed && edited.BrandId !== brand.BrandId) setEdited(brand)
  const voice = useVoice(edited.BrandId)
  const mayWrite = useMay()('voice.manage')
  return (
    <>
      <PageTitle page={t('title')} />
      {voice.data ? (
        <VoiceEditor
          key={edited.BrandId}
          brandId={edited.BrandId}
          brandName={edited.BrandName}
          voice={voice.data}
          mayWrite={mayWrite}
          heading={<Heading brandId={edited.BrandId} brandName={edited.BrandName} />}
          aside={<WhyFacts />}
          onChanged={setChanged}
        />
      ) : (
        <>
          <Heading brandId={edited.BrandId} brandName={edited.BrandName} />
          <div className="px-4 sm:px-6">{voice.isError ? <Failed voice={voice} /> : <Waiting />}</div>
        </>
      )}
      <Guard changed={changed} edited={edited.BrandId} onGiveUp={() => setChanged(false)} />
    </>
  )
}

interface HeadingProps {
  brandId: string
  brandName: string
}

function Heading({ brandId, brandName }: HeadingProps) {
  const t = useTranslations('brandVoice')
  const may = useMay()
  return (
    <div className="px-4 pt-5 pb-5 sm:px-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <p className="text-sm text-pretty text-ink-2">{t('lead', { brand: brandName })}</p>
      {!may('voice.manage') && <p className="mt-2 text-xs text-pending-ink">{t('viewer')}</p>}
      {may('brands.manage') && <LogoField key={brandId} brandId={brandId} />}
    </div>
  )
}

interface GuardProps {
  changed: boolean
  edited: string
  onGiveUp: () => void
}

/**
 * Confirms before a link, Back, or a brand switch discards edits; the browser confirms closing the
 * tab.
 */
function Guard({ changed, edited, onGiveUp }: GuardProps) {
  const t = useTranslations('brandVoice')
  const { brand, select } = useBrands()
  const otherBrand = changed && brand?.BrandId !== edited
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  const stay = () => {
    blocker.reset?.()
    // Staying only needs this tab to switch back, so a failure to save the choice for other
    // devices is ignored.
    if (otherBrand) void select(edited).catch(() => undefined)
  }
  const leave = () => {
    onGiveUp()
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked' || otherBrand}
      onOpenChange={(open) => !open && stay()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      action={t('leave')}
      cancel={t('stay')}
      onConfirm={leave}
    />
  )
}

function Failed({ voice }: { voice: ReturnType<typeof useVoice> }) {
  const t = useTranslations('brandVoice')
  return (
    <ErrorPanel error={voice.error} say={(reason) => t('failed', { reason })} onRetry={() => void voice.refetch()} />
  )
}

function Waiting() {
  const t = useTranslations('brandVoice')
  return (
    <div role="status" className="grid max-w-[792px] gap-6">
      <span className="sr-only">{t('loading')}</span>
      {['h-20', 'h-10', 'h-24', 'h-24'].map((field, n) => (
        <div key={n} className="grid gap-2">
          <Skeleton className="h-4 w-36" />
          <div className={`grid content-start gap-2.5 rounded-sm border border-line p-3 ${field}`}>
            <Skeleton className="h-3.5 w-2/3" />
            {field !== 'h-10' && <Skeleton className="h-3.5 w-2/5" />}
          </div>
        </div>
      ))}
    </div>
  )
}
