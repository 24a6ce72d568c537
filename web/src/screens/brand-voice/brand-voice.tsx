import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useVoice } from '../../features/brands/voice/queries.ts'
import { VoiceEditor } from '../../features/brands/voice/voice-editor.tsx'
import { VoiceWaiting } from '../../features/brands/voice/voice-waiting.tsx'
import { WhyFacts } from '../../features/brands/voice/why-facts.tsx'
import { LogoField } from '../../features/brands/logo-field.tsx'
import { useBrand, useMay, useBrands } from '../../lib/brand-context.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'

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
  const heading = <Heading brandId={edited.BrandId} brandName={edited.BrandName} />
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
          heading={heading}
          aside={<WhyFacts />}
          onChanged={setChanged}
        />
      ) : voice.isError ? (
        <>
          {heading}
          <div className="px-4 sm:px-6">
            <Failed voice={voice} />
          </div>
        </>
      ) : (
        <VoiceWaiting mayWrite={mayWrite} heading={heading} aside={<WhyFacts />} />
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
