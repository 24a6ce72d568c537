import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import { CornerDownRight, SendHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isApple } from '../../../lib/is-apple.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { SendMenu } from '../sending/send-menu.tsx'
import type { ReplyComposerProps } from './reply-composer-props.ts'
import type { SendDraft } from './use-send-draft.ts'

export interface SendButtonsProps extends ReplyComposerProps {
  /** As in the editor. */
  comment: Comment
  sending: Pick<SendDraft, 'busy' | 'isUnread' | 'send'>
  /** False for a text that isn’t a draft yet: only the platform can be chosen. */
  hasMenu?: boolean
  /** Sending is blocked. */
  off: boolean
  /** Why, or empty. */
  reason: string
}

/** Send, and Send and next. A setting decides which of the two is the primary. */
export function SendButtons(props: SendButtonsProps) {
  const t = useTranslations('replies')
  const words = useTranslations('editor')
  const { comment, means, platform, sending, reason, footSlot, hasMenu = true } = props
  const off = props.off || sending.isUnread
  const { opensNext } = usePreferences()
  const price = means.prices ? t('credits', { count: creditsFor(means.prices, 'send') }) : undefined
  const whole = comment.delivery?.state === 'failed' ? t('sendAgain') : t('sendTo', { platform })
  const stay = {
    // A fixed footer has no room for the platform's name, so the description has it.
    label: footSlot ? t('sendPlain') : whole,
    about: reason || (footSlot ? whole : ''),
    icon: <SendHorizontal aria-hidden="true" size={14} className="max-[359px]:hidden" />,
    keys: opensNext ? undefined : 'Control+Enter',
    send: () => sending.send('platform', false),
  }
  const next = {
    label: t('sendNext'),
    about: reason,
    icon: <CornerDownRight aria-hidden="true" size={14} className="max-[359px]:hidden" />,
    keys: opensNext ? 'Control+Enter' : 'Control+Shift+Enter',
    send: () => sending.send('platform', true),
  }
  const [first, second] = opensNext ? [next, stay] : [stay, next]
  return (
    <>
      <span className="relative inline-flex shrink-0 max-lg:flex-auto">
        <Tooltip content={first.about || keysOf(first.keys)} describes={first.about !== ''}>
          <Button
            variant="primary"
            className={hasMenu ? 'rounded-r-none max-lg:flex-1' : 'max-lg:flex-1'}
            icon={first.icon}
            busy={sending.busy}
            busyLabel={words('sending')}
            aria-disabled={off || undefined}
            aria-keyshortcuts={first.keys}
            onClick={first.send}
            {...(price ? { price } : {})}
          >
            {first.label}
          </Button>
        </Tooltip>
        {hasMenu && <SendMenu {...props} refusal={reason} onBoth={() => sending.send('both', opensNext)} />}
      </span>
      <Tooltip content={second.about || keysOf(second.keys)} describes={second.about !== ''}>
        <Button
          icon={second.icon}
          className="max-lg:flex-auto"
          aria-disabled={off || undefined}
          aria-keyshortcuts={second.keys}
          onClick={second.send}
        >
          {second.label}
        </Button>
      </Tooltip>
    </>
  )
}

/** As the user reads them; screen readers have `aria-keyshortcuts`. */
const keysOf = (keys: string | undefined): string =>
  keys
    ?.replace('Control', isApple() ? '⌘' : 'Ctrl')
    .replaceAll('+', ' ')
    .replace('Enter', '↵') ?? ''
