import { creditsFor } from '@bizamply/contract/prices'
import { EyeOff, PenLine, Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { keepFocusIn } from '../keep-focus.ts'
import { whyNotGenerate } from '../reply-permissions.ts'
import { useReadFirst } from '../sending/read-first.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { InFoot } from './in-foot.tsx'
import type { ReplyComposerProps } from './reply-composer-props.ts'

/** A comment without a reply: generate one, or write it. Spam is hidden first. */
export function NoDraft(props: ReplyComposerProps & { onWrite: (typed: string) => void }) {
  const t = useTranslations('replies')
  const { comment, actions, means, platform, onHandle, onWrite } = props
  const button = useRef<HTMLButtonElement>(null)
  // The free action of the two gets the focus: pressing Enter once too often must not spend credits.
  const focus = () => button.current?.focus({ preventScroll: true })
  const generate = useEffectEvent(() => void (means.editedBy || actions.generate(comment)))
  const editedBy = useEffectEvent(() => means.editedBy)
  const handle = useEffectEvent(() => ({
    commentId: comment._id,
    hasDraft: false,
    hasReply: false,
    focus: () => focus(),
    write: (typed: string) => onWrite(typed),
    generate: () => generate(),
    editedBy: () => editedBy(),
    send: () => undefined,
  }))
  useEffect(() => {
    onHandle(handle())
    return () => onHandle(null)
  }, [onHandle])
  // A draft by someone else replaces the buttons.
  const { _id: commentId } = comment
  useLayoutEffect(() => () => keepFocusIn(commentId), [commentId])
  // The second tap of “Send and next” isn’t meant for these buttons.
  const isUnread = useReadFirst(commentId)
  const reason = useRefusalText()(whyNotGenerate(comment, means), platform)
  if (!means.mayWrite) return null
  const hide = comment.spam && comment.triageState === 'open' ? props.onHide : undefined
  const price = means.prices && creditsFor(means.prices, 'generate')
  const buttons = (
    <InFoot slot={props.footSlot} className="mt-3">
      {hide && props.footSlot && <p className="basis-full text-xs text-pretty text-ink-2">{t('noDraftSpam')}</p>}
      {hide && (
        <Button
          variant="primary"
          className="max-lg:basis-full"
          icon={<EyeOff aria-hidden="true" size={16} />}
          onClick={hide}
        >
          {t('hide')}
        </Button>
      )}
      <Tooltip content={reason} describes>
        <Button
          variant={hide ? 'neutral' : 'primary'}
          className="max-lg:flex-1 max-[359px]:flex-none max-[359px]:px-3"
          icon={<Sparkles aria-hidden="true" size={16} className="max-[359px]:hidden" />}
          aria-disabled={reason || isUnread ? true : undefined}
          onClick={() => void actions.generate(comment)}
          {...(price === undefined ? {} : { price: t('credits', { count: price }) })}
        >
          {t('generate')}
        </Button>
      </Tooltip>
      <Button
        ref={button}
        className="max-lg:flex-1 max-[359px]:px-3"
        icon={<PenLine aria-hidden="true" size={16} className="max-[359px]:hidden" />}
        aria-disabled={means.editedBy || isUnread ? true : undefined}
        onClick={() => onWrite('')}
      >
        {t('writeOwn')}
      </Button>
      {reason && <span className="text-xs text-danger-ink">{reason}</span>}
    </InFoot>
  )
  // A narrow pane has only its footer, without an empty box above it.
  if (props.footSlot) return buttons
  return (
    <section aria-label={t('composer')} className="rounded-lg border border-line-strong px-4 py-4">
      <p className="text-sm text-ink-2">{hide ? t('noDraftSpam') : t('noDraft', { platform })}</p>
      {buttons}
    </section>
  )
}
