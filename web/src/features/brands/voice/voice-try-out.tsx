import type { VoicePreview } from '@bizamply/contract/brands'
import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { useTryOut } from './use-try-out.ts'
import { lineKinds, type VoiceDraft } from './voice-draft.ts'

/** Of the preview's heading. */
export const previewId = 'try-out'

/**
 * Previews the edited voice on real comments. The built-in composer costs nothing, so its preview updates while typing.
 */
export function VoiceTryOut({ brandId, draft }: { brandId: string; draft: VoiceDraft }) {
  const t = useTranslations('brandVoice')
  const { replies, error, writing, old, tryNow } = useTryOut(brandId, draft)
  const hasInstructions = lineKinds.some((kind) => draft[kind].some(({ text }) => text.trim() !== ''))
  return (
    <section aria-labelledby={previewId} className="mb-6 border-b border-line pb-6">
      <TryOutHead />
      <Button
        className="mt-3 w-full"
        icon={<Sparkles aria-hidden="true" size={16} className="text-accent-ink" />}
        busy={writing}
        busyLabel={t('trying')}
        onClick={tryNow}
      >
        {t(error ? 'tryAgain' : replies ? 'tryUpdate' : 'tryNow')}
      </Button>
      {old && !writing && <p className="mt-2 text-xs text-pending-ink">{t('tryOld')}</p>}
      {error && (
        <ErrorPanel
          className="mt-3"
          error={error}
          say={() => t('tryFailed', { reason: wordsOf(error, t('noAnswer')) })}
        />
      )}
      <div role="status" className="mt-3 grid gap-3">
        {writing && <span className="sr-only">{t('trying')}</span>}
        {writing && !replies && [1, 2, 3].map((place) => <Skeleton key={place} className="h-24" />)}
        {replies?.length === 0 && <p className="text-sm text-ink-3">{t('tryNone')}</p>}
      </div>
      {replies && replies.length > 0 && (
        <ul
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity duration-100 ${writing ? 'text-ink-3' : ''}`}
        >
          {replies.map((reply) => (
            <Reply key={reply.commentId} reply={reply} hasInstructions={hasInstructions} />
          ))}
        </ul>
      )}
    </section>
  )
}

export function TryOutHead() {
  const t = useTranslations('brandVoice')
  return (
    <>
      <h2 id={previewId} tabIndex={-1} className="scroll-mt-5 text-lg font-semibold text-ink outline-none">
        {t('tryTitle')}
      </h2>
      <p className="mt-1 text-sm text-pretty text-ink-2">{t('tryText')}</p>
    </>
  )
}

const wordsOf = (error: CallError, unreachable: string): string => (error.status === 0 ? unreachable : error.message)

function Reply({ reply, hasInstructions }: { reply: VoicePreview; hasInstructions: boolean }) {
  const t = useTranslations('brandVoice')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="flex items-center gap-2 text-xs text-ink-3">
        <bdi className="truncate font-medium text-ink-2">{reply.customerName}</bdi>
        <Stars rating={reply.rating} />
      </p>
      <p dir="auto" className="line-clamp-3 text-sm text-ink-2 wrap-anywhere">
        {reply.content}
      </p>
      <div className="rounded-md border border-line bg-surface-2 px-3 py-2">
        <p dir="auto" className="text-sm whitespace-pre-line text-ink wrap-anywhere">
          {reply.response}
        </p>
      </div>
      {(hasInstructions || reply.composer !== 'built-in') && (
        <p className="text-xs text-ink-3">
          {reply.composer === 'built-in' ? t('tryBuiltIn') : t('tryModel', { model: reply.composer })}
        </p>
      )}
    </li>
  )
}
