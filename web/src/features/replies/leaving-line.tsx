import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ReplyAreaProps } from './reply-area.tsx'

/** A longer wait than any Undo means that the clocks differ: then no seconds are shown. */
const LONGEST_UNDO = 60

/** A send under way: how long it can still be taken back. */
export function LeavingLine({ comment, actions, platform, means }: ReplyAreaProps) {
  const t = useTranslations('replies')
  const waits = comment.delivery?.state === 'queued'
  const seconds = useSecondsUntil(waits ? (comment.delivery?.dueAt ?? null) : null)
  const counts = seconds > 0 && seconds <= LONGEST_UNDO
  return (
    <div className="col-span-full mt-2 flex min-h-7 items-center gap-2 text-xs text-ink-2">
      <span role="status" className="sr-only">
        {t('sendingSoon', { platform })}
      </span>
      <span aria-hidden="true" className="flex items-center gap-2 tabular-nums">
        <Spinner />
        {counts ? t('sendingIn', { seconds }) : t('sendingSoon', { platform })}
      </span>
      {waits && means.mayWrite && (
        <Button size="xs" onClick={() => void actions.undo(comment)}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}

function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!instant) return
    const timer = window.setInterval(() => setNow(Date.now()), 250)
    return () => window.clearInterval(timer)
  }, [instant])
  return instant ? Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000)) : 0
}
