import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import { CircleAlert, CircleCheck, CircleHelp, Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { UnknownPanel } from './unknown-panel.tsx'
import type { ReplyComposerProps } from '../composer/reply-composer-props.ts'

type DeliveryState = NonNullable<Comment['delivery']>

/** The result of each channel, if WhatsApp was used; only a failed delivery can be retried. */
export function DeliveryOutcomes(props: ReplyComposerProps) {
  const { comment } = props
  const deliveries = [comment.delivery, comment.whatsappDelivery].filter(
    (delivery): delivery is DeliveryState => delivery !== null && shownStates.has(delivery.state),
  )
  if (!comment.whatsappDelivery || deliveries.length === 0) return null
  const unknown = comment.status === 'sent' && deliveries.some(({ state }) => state === 'unknown')
  return (
    <>
      <ul className="col-span-full mt-2 grid max-w-[76ch] gap-1 text-xs">
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.channel} {...props} delivery={delivery} />
        ))}
      </ul>
      {unknown && <UnknownPanel {...props} />}
    </>
  )
}

const shownStates: ReadonlySet<DeliveryState['state']> = new Set(['queued', 'sending', 'posted', 'failed', 'unknown'])
const icons = { queued: Clock, sending: Clock, posted: CircleCheck, failed: CircleAlert, unknown: CircleHelp } as const
const inks = {
  queued: 'text-ink-2',
  sending: 'text-ink-2',
  posted: 'text-sent-ink',
  failed: 'text-danger-ink',
  unknown: 'text-pending-ink',
} as const

function DeliveryLine({
  comment,
  delivery,
  platform,
  means,
  actions,
}: ReplyComposerProps & { delivery: DeliveryState }) {
  const t = useTranslations('replies')
  const state = delivery.state as keyof typeof icons
  const Icon = icons[state]
  const way = delivery.channel === 'whatsapp' ? t('whatsapp') : platform
  const mayRetry = state === 'failed' && comment.status === 'sent' && means.maySend
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Icon aria-hidden="true" size={14} className={inks[state]} />
      <span className={`font-medium ${inks[state]}`}>{t(`delivery.${state}`, { way })}</span>
      {delivery.reason && <span className="text-ink-2 wrap-anywhere">{delivery.reason}</span>}
      {mayRetry && (
        <Button
          size="xs"
          onClick={() => void actions.retryDelivery(comment, delivery.channel)}
          {...(means.prices
            ? { price: t('credits', { count: creditsFor(means.prices, 'send', delivery.channel) }) }
            : {})}
        >
          {t('retryDelivery')}
        </Button>
      )}
    </li>
  )
}
