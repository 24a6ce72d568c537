import { CopyButton } from './copy-button.tsx'
import { PenLine, SendHorizontal } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { sendPrice } from '@bizamply/contract/prices'
import { useMay } from '../../../lib/brand-context.tsx'
import { asSentence } from '../../../lib/as-sentence.ts'
import { Button, look } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { ClaimsPanel } from '../sending/claims-panel.tsx'
import type { Step } from '../reply-machine.ts'
import { replies, useConfirmedClaims } from '../reply-store.ts'
import { BothButton } from '../sending/both-button.tsx'
import type { ReplyAreaProps } from './reply-area-props.ts'
import { hasPlatform, whyNotSend } from '../rules.ts'
import { useRefusalText } from '../use-refusal-text.ts'

/** Actions under a draft: send, edit, write again. */
export function DraftActions(props: ReplyAreaProps & { step: Step }) {
  const t = useTranslations('replies')
  const { comment, means, step } = props
  const confirmed = useConfirmedClaims(comment._id)
  const mayAct = means.mayWrite || means.maySend
  return (
    <>
      {step.name === 'draft' && step.credits !== null && (
        <p role="status" className="col-span-full mt-1.5 text-xs text-sent-ink">
          {t('draftReady', { count: step.credits })}
        </p>
      )}
      {comment.delivery?.state === 'failed' && !(step.name === 'failed' && step.failure) && (
        <p className="col-span-full mt-1.5 max-w-[76ch] text-xs text-pretty text-danger-ink">
          {t('deliveryFailed', { reason: asSentence(comment.delivery.reason ?? '') })}
        </p>
      )}
      {comment.spans.length > 0 && (
        <ClaimsPanel
          text={comment.updatedContent ?? ''}
          spans={comment.spans}
          confirmed={confirmed}
          onConfirm={
            mayAct ? (spanId) => void replies.dispatch(comment._id, { type: 'confirm-claim', spanId }) : undefined
          }
        />
      )}
      {!mayAct && props.menu && <div className="col-span-full mt-2 flex">{props.menu}</div>}
      {mayAct && (
        <div className="col-span-full mt-2 flex flex-wrap items-center gap-2">
          {!hasPlatform(comment) && <CopyButton text={comment.updatedContent ?? ''} />}
          <ReconnectLink {...props} />
          {means.maySend && <SendButton {...props} confirmed={confirmed} />}
          {means.mayWrite && (
            <Button
              size="sm"
              variant="ghost"
              className="max-md:hidden"
              icon={<PenLine aria-hidden="true" size={14} />}
              onClick={() => props.onEdit(comment)}
            >
              {t('edit')}
            </Button>
          )}
          {props.menu}
          {means.maySend && hasPlatform(comment) && <BothButton {...props} confirmed={confirmed} />}
        </div>
      )}
    </>
  )
}

/** Reconnects a disconnected platform, for members who may do that. */
function ReconnectLink({ comment, means, platform }: ReplyAreaProps) {
  const t = useTranslations('replies')
  const may = useMay()
  const block = hasPlatform(comment) ? means.blockOf(comment.platform) : null
  if (!block || !may('connections.manage')) return null
  return (
    <Link to="/connections" className={look({ variant: 'neutral', size: 'sm' })}>
      {t(block === 'signed-out' ? 'reconnect' : 'connect', { platform })}
    </Link>
  )
}

function SendButton(props: ReplyAreaProps & { confirmed: ReadonlySet<string> }) {
  const t = useTranslations('replies')
  const { comment, means, platform } = props
  const reason = useRefusalText()(whyNotSend(comment, means, props.confirmed), platform)
  return (
    <Tooltip content={reason} describes>
      <Button
        size="sm"
        icon={<SendHorizontal aria-hidden="true" size={14} />}
        aria-disabled={reason ? true : undefined}
        onClick={() => void props.actions.send(comment)}
        {...(means.prices && hasPlatform(comment)
          ? { price: t('credits', { count: sendPrice(means.prices, 'platform') }) }
          : {})}
      >
        {!hasPlatform(comment)
          ? t('sendPlain')
          : comment.delivery?.state === 'failed'
            ? t('sendAgain')
            : t('sendTo', { platform })}
      </Button>
    </Tooltip>
  )
}
