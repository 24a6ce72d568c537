import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FootBar } from '../../../ui/foot-bar.tsx'
import { previewId } from './voice-try-out.tsx'
import type { VoiceForm } from './use-voice-form.ts'

/** Sticks to the bottom: whether there are unsaved changes, and the error of the last save. */
export function SaveBar({ form }: { form: VoiceForm }) {
  const t = useTranslations('brandVoice')
  const { failure, problems } = form
  const stopped = form.tried && problems > 0
  return (
    <FootBar>
      {form.newer && <Conflict form={form} />}
      {failure && (
        <ErrorPanel
          className="mb-3"
          error={failure}
          say={(reason) => t('saveFailed', { reason: failure.errors[0]?.message ?? reason })}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div role="status" className="mr-auto text-xs text-ink-3">
          {stopped ? (
            <span className="text-danger-ink">{t('fixFirst', { count: problems })}</span>
          ) : form.changed ? (
            <span className="max-[479px]:sr-only">
              <Badge tone="pending">{t('unsaved')}</Badge>
            </span>
          ) : (
            <span className="max-[479px]:sr-only">{t('savedAll')}</span>
          )}
        </div>
        <Button variant="ghost" className="xl:hidden" onClick={toPreview}>
          {t('tryTitle')}
        </Button>
        {form.changed && <Button onClick={form.discard}>{t('discard')}</Button>}
        <Button
          variant="primary"
          busy={form.saving}
          busyLabel={t('saving')}
          aria-disabled={form.changed ? undefined : true}
          onClick={() => void form.save()}
        >
          {t('save')}
        </Button>
      </div>
    </FootBar>
  )
}

/** On narrow screens, the preview is below the form. */
function toPreview(): void {
  const preview = document.getElementById(previewId)
  preview?.scrollIntoView({ block: 'start' })
  preview?.focus({ preventScroll: true })
}

/** The same foot while the voice loads. */
export function SaveBarWaiting() {
  const t = useTranslations('brandVoice')
  return (
    <FootBar>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" className="xl:hidden" aria-disabled>
          {t('tryTitle')}
        </Button>
        <Button variant="primary" aria-disabled>
          {t('save')}
        </Button>
      </div>
    </FootBar>
  )
}

function Conflict({ form }: { form: VoiceForm }) {
  const t = useTranslations('brandVoice')
  return (
    <div role="alert" className="mb-3 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="font-medium">{t('conflict')}</p>
      <p className="mt-0.5 text-ink-2">{t('conflictText')}</p>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={form.useTheirs}>
          {t('useTheirs')}
        </Button>
        <Button size="sm" onClick={form.keepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </div>
  )
}
