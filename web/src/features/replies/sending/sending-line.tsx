import { undoWindow } from '@bizamply/contract/undo-window'
import { useTranslations } from 'use-intl'
import { usePreferences } from '../../../lib/preferences.ts'
import { useSecondsUntil } from '../../../lib/use-seconds-until.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useReplyState } from '../reply-store.ts'
import type { ReplyComposerProps } from '../composer/reply-composer-props.ts'

/** A pending send, and how long it can still be undone. */
export function SendingLine({ comment, actions, platform, means }: ReplyComposerProps) {
  const t = useTranslations('replies')
  const waits = comment.delivery?.state === 'queued'
  const left = useSecondsUntil(waits ? (comment.delivery?.dueAt ?? null) : null)
  const { undoSeconds } = usePreferences()
  // The server's clock may be ahead: a send from here never waits longer than that.
  const isFromHere = useReplyState(comment._id).step.name === 'waiting'
  const seconds = isFromHere ? Math.min(left, undoSeconds) : left
  // A longer wait means clock skew.
  const counts = seconds > 0 && seconds <= undoWindow.most
  return (
    <div className="col-span-full mt-2 flex min-h-7 items-center gap-2 text-xs text-ink-2">
      <span role="status" className="sr-only">
        {t('sendingSoon', { platform })}
      </span>
      <span aria-hidden="true" className="flex items-center gap-2 tabular-nums">
        <Spinner />
        {counts ? t('sendingIn', { seconds }) : t('sendingSoon', { platform })}
      </span>
      {waits && means.maySend && (
        <Button size="xs" onClick={() => void actions.undo(comment)}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
