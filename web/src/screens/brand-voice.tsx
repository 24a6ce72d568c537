import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useVoice } from '../features/brand-voice/queries.ts'
import { VoiceEditor } from '../features/brand-voice/voice-editor.tsx'
import { WhyFacts } from '../features/brand-voice/why-facts.tsx'
import { useBrand } from '../lib/brand-context.tsx'
import { CallError } from '../lib/call-error.ts'
import { useUser } from '../lib/session.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function BrandVoiceScreen() {
  const t = useTranslations('brandVoice')
  const { brand } = useBrand()
  const { memberRole } = useUser()
  const voice = useVoice()
  const mayWrite = memberRole === 'admin' || memberRole === 'editor'
  return (
    <>
      <PageTitle page={t('title')} />
      {voice.data ? (
        <VoiceEditor
          key={brand.BrandId}
          brandId={brand.BrandId}
          brandName={brand.BrandName}
          voice={voice.data}
          mayWrite={mayWrite}
          heading={<Heading brandName={brand.BrandName} mayWrite={mayWrite} />}
          aside={<WhyFacts />}
          guard={({ changed }) => <Guard changed={changed} />}
        />
      ) : (
        <>
          <Heading brandName={brand.BrandName} mayWrite={mayWrite} />
          <div className="px-4 sm:px-6">{voice.isError ? <Failed voice={voice} /> : <Waiting />}</div>
        </>
      )}
    </>
  )
}

function Heading({ brandName, mayWrite }: { brandName: string; mayWrite: boolean }) {
  const t = useTranslations('brandVoice')
  return (
    <div className="px-4 pt-5 pb-5 sm:px-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <p className="text-sm text-pretty text-ink-2">{t('lead', { brand: brandName })}</p>
      {!mayWrite && <p className="mt-2 text-xs text-pending-ink">{t('viewer')}</p>}
    </div>
  )
}

/** Asks before a link or Back throws away what was typed; a closed tab asks by itself. */
function Guard({ changed }: { changed: boolean }) {
  const t = useTranslations('brandVoice')
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      action={t('leave')}
      cancel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

function Failed({ voice }: { voice: ReturnType<typeof useVoice> }) {
  const t = useTranslations('brandVoice')
  const error = CallError.from(voice.error)
  const reason = error.status === 0 ? t('noAnswer') : error.message
  return (
    <ErrorPanel message={t('failed', { reason })} requestId={error.requestId} onRetry={() => void voice.refetch()} />
  )
}

function Waiting() {
  const t = useTranslations('brandVoice')
  return (
    <div role="status" className="grid max-w-[792px] gap-5">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-8" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  )
}
