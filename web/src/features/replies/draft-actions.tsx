import { PenLine, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import type { Progress } from './progress.ts'
import { GenerateButton, type ReplyAreaProps } from './reply-area.tsx'

/** Under a draft: send, edit, write anew; or what a send under way is doing. */
export function DraftActions(props: ReplyAreaProps & { now: Progress | undefined }) {
  const t = useTranslations('replies')
  const { comment, actions, mayWrite, now } = props
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const open = comment.spans.filter((span) => !known.has(span.id))
  const state = comment.delivery?.state
  if (state === 'queued' || state === 'sending' || now?.step === 'sending') return <Leaving {...props} />
  return (
    <>
      {now?.step === 'ready' && (
        <p role="status" className="col-span-full mt-1.5 text-xs text-sent-ink">
          {t('draftReady', { count: now.credits })}
        </p>
      )}
      {state === 'failed' && comment.delivery?.reason && (
        <p className="col-span-full mt-1.5 text-xs text-danger-ink">
          {t('notSent')}: {comment.delivery.reason}
        </p>
      )}
      {comment.spans.length > 0 && (
        <ClaimsPanel spans={comment.spans} known={known} onKnow={(id) => setKnown(new Set([...known, id]))} />
      )}
      {mayWrite && (
        <div className="col-span-full mt-2 flex flex-wrap items-center gap-2">
          <SendButton {...props} reason={open.length > 0 ? t('claimText') : props.blocked} known={known} />
          <Button
            size="sm"
            variant="ghost"
            icon={<PenLine aria-hidden="true" size={14} />}
            onClick={() => props.onEdit(comment)}
          >
            {t('edit')}
          </Button>
          <GenerateButton {...props} actions={actions} again />
        </div>
      )}
    </>
  )
}

function SendButton(props: ReplyAreaProps & { reason: string | null; known: ReadonlySet<string> }) {
  const t = useTranslations('replies')
  const { comment, prices, available, platform } = props
  const price = prices?.sendCredits
  const short = price !== undefined && available !== undefined && available < price
  const reason = short ? t('needs', { needed: String(price), available: String(available) }) : props.reason
  return (
    <Tooltip content={reason ?? ''} describes={Boolean(reason)}>
      <Button
        size="sm"
        icon={<SendHorizontal aria-hidden="true" size={14} />}
        aria-disabled={reason ? true : undefined}
        onClick={() => void props.actions.send(comment, [...props.known])}
        {...(price === undefined ? {} : { price: t('credits', { count: price }) })}
      >
        {comment.delivery?.state === 'failed' ? t('sendAgain') : t('sendTo', { platform })}
      </Button>
    </Tooltip>
  )
}

function Leaving({ comment, actions, platform, mayWrite }: ReplyAreaProps) {
  const t = useTranslations('replies')
  const waits = comment.delivery?.state === 'queued'
  return (
    <div className="col-span-full mt-2 flex min-h-7 items-center gap-2 text-xs text-ink-2">
      <span role="status" className="flex items-center gap-2">
        <Spinner />
        {t('sendingSoon', { platform })}
      </span>
      {waits && mayWrite && (
        <Button size="xs" onClick={() => void actions.undo(comment)}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
