import type { Comment } from '@bizamply/contract/comments'
import { sendPrice } from '@bizamply/contract/prices'
import { CircleAlert, CircleCheck, CircleHelp, Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { UnknownPanel } from './unknown-panel.tsx'
import type { ReplyAreaProps } from './reply-area.tsx'

type Leg = NonNullable<Comment['delivery']>

/** What became of each way out, where WhatsApp was one or the platform failed beside it; only a failed one is tried again. */
export function LegOutcomes(props: ReplyAreaProps) {
  const { comment } = props
  const legs = [comment.delivery, comment.whatsappDelivery].filter(
    (leg): leg is Leg => leg !== null && told.has(leg.state),
  )
  if (!comment.whatsappDelivery || legs.length === 0) return null
  const unknown = comment.status === 'sent' && legs.some(({ state }) => state === 'unknown')
  return (
    <>
      <ul className="col-span-full mt-2 grid max-w-[76ch] gap-1 text-xs">
        {legs.map((leg) => (
          <LegLine key={leg.channel} {...props} leg={leg} />
        ))}
      </ul>
      {unknown && <UnknownPanel {...props} />}
    </>
  )
}

const told: ReadonlySet<Leg['state']> = new Set(['queued', 'sending', 'posted', 'failed', 'unknown'])
const icons = { queued: Clock, sending: Clock, posted: CircleCheck, failed: CircleAlert, unknown: CircleHelp } as const
const inks = {
  queued: 'text-ink-2',
  sending: 'text-ink-2',
  posted: 'text-sent-ink',
  failed: 'text-danger-ink',
  unknown: 'text-pending-ink',
} as const

function LegLine({ comment, leg, platform, means, actions }: ReplyAreaProps & { leg: Leg }) {
  const t = useTranslations('replies')
  const state = leg.state as keyof typeof icons
  const Icon = icons[state]
  const way = leg.channel === 'whatsapp' ? t('whatsapp') : platform
  const mayRetry = state === 'failed' && comment.status === 'sent' && means.maySend
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Icon aria-hidden="true" size={14} className={inks[state]} />
      <span className={`font-medium ${inks[state]}`}>{t(`leg.${state}`, { way })}</span>
      {leg.reason && <span className="text-ink-2 wrap-anywhere">{leg.reason}</span>}
      {mayRetry && (
        <Button
          size="xs"
          onClick={() => void actions.retryLeg(comment, leg.channel)}
          {...(means.prices ? { price: t('credits', { count: sendPrice(means.prices, leg.channel) }) } : {})}
        >
          {t('retryLeg')}
        </Button>
      )}
    </li>
  )
}
