import { sendPrice } from '@bizamply/contract/prices'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useChannels } from './channels.ts'
import type { ReplyAreaProps } from '../card/reply-area-props.ts'
import { whyNotSend } from '../rules.ts'
import { useRefusalText } from '../use-refusal-text.ts'

const PhoneDialog = lazyPart(() => import('./phone-dialog.tsx').then((it) => ({ default: it.PhoneDialog })))

/** Sends to the platform and by WhatsApp. If WhatsApp isn't available, it says why and offers to add a number. */
export function BothButton(props: ReplyAreaProps & { confirmed: ReadonlySet<string> }) {
  const t = useTranslations('replies')
  const { comment, means, platform, actions } = props
  const [asking, setAsking] = useState(false)
  const way = useChannels(comment, true)
  const refusal = useRefusalText()(whyNotSend(comment, means, props.confirmed, 'both'), platform)
  const reason = way ? (way.whatsapp.reason ?? '') : t('whatsappAsking')
  const why = refusal || (way?.whatsapp.ok ? '' : reason)
  return (
    <>
      <Tooltip content={why} describes>
        <Button
          size="sm"
          variant="ghost"
          className={way?.whatsapp.ok ? 'max-md:hidden' : onlyLooked}
          icon={<MessageCircle aria-hidden="true" size={14} />}
          aria-disabled={why ? true : undefined}
          onClick={() => void actions.send(comment, 'both')}
          {...(means.prices ? { price: t('credits', { count: sendPrice(means.prices, 'both') }) } : {})}
        >
          {t('sendBoth', { platform })}
        </Button>
      </Tooltip>
      {way && !way.whatsapp.ok && !way.whatsapp.phone && (
        <Button size="sm" variant="ghost" className={onlyLooked} onClick={() => setAsking(true)}>
          {t('addPhone')}
        </Button>
      )}
      <Suspense>{asking && <PhoneDialog comment={comment} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

// A disabled button or Add Phone only appears while the row is hovered or focused.
const onlyLooked =
  'max-md:hidden opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 focus-visible:opacity-100'
