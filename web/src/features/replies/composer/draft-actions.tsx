import { creditsFor } from '@bizamply/contract/prices'
import { SendHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePreferences } from '../../../lib/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { Step } from '../reply-machine.ts'
import { useConfirmedClaims } from '../reply-store.ts'
import { hasPlatform, whyNotSend } from '../reply-permissions.ts'
import { ClaimsPanel } from '../sending/claims-panel.tsx'
import { useReadFirst } from '../sending/read-first.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { CopyButton } from './copy-button.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { InFoot } from './in-foot.tsx'
import type { ReplyComposerProps } from './reply-composer-props.ts'

/** Actions under a draft for members who can't write: send what was written, or only read it. */
export function DraftActions(props: ReplyComposerProps & { step: Step }) {
  const t = useTranslations('replies')
  const { comment, means, platform, actions } = props
  const { opensNext } = usePreferences()
  const confirmed = useConfirmedClaims(comment._id)
  const isUnread = useReadFirst(comment._id, { isNew: props.step.name === 'draft' })
  const reason = useRefusalText()(whyNotSend(comment, means, confirmed), platform)
  return (
    <>
      <ClaimsPanel comment={comment} mayConfirm={means.maySend} />
      <DraftNotices {...props} />
      {means.maySend && (
        <InFoot slot={props.footSlot}>
          {!hasPlatform(comment) ? (
            <>
              <p data-foot-why className="basis-full text-xs text-pretty text-pending-ink">
                {reason}
              </p>
              <CopyButton text={comment.updatedContent ?? ''} isMain />
            </>
          ) : (
            <Tooltip content={reason} describes>
              <Button
                variant="primary"
                icon={<SendHorizontal aria-hidden="true" size={14} />}
                aria-disabled={reason || isUnread ? true : undefined}
                onClick={() => {
                  void actions.send(comment, { onUndone: () => props.onUndone(comment) })
                  props.onSent(comment, opensNext)
                }}
                {...(means.prices ? { price: t('credits', { count: creditsFor(means.prices, 'send') }) } : {})}
              >
                {t('sendTo', { platform })}
              </Button>
            </Tooltip>
          )}
        </InFoot>
      )}
    </>
  )
}
