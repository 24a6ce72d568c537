import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/icon-button.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { Failure } from './failure-words.ts'
import { PaymentRequired } from '../../ui/payment-required.tsx'

/** What failed, why, and that nothing was charged; stays until it's dismissed or the send is retried. */
export function FailedPanel({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const t = useTranslations('shared')
  const panel = useRef<HTMLDivElement>(null)
  // On a phone, it would otherwise be out of sight below a long draft.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [failure.title, failure.text])
  return (
    <div ref={panel} role="alert" className={`${box} ${failure.tone === 'danger' ? danger : pending}`}>
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{failure.title}</p>
        {failure.payment ? (
          <PaymentRequired code={failure.payment} text={failure.text} />
        ) : (
          <p className="text-pretty text-ink-2">
            <WithLink text={failure.text} />
          </p>
        )}
        {failure.requestId && <p className="mt-0.5 text-xs break-all">{t('requestId', { id: failure.requestId })}</p>}
      </div>
      <IconButton size="xs" label={t('close')} icon={<X size={14} />} tooltip={false} onClick={onClose} />
    </div>
  )
}

/** Reasons can quote a platform's message, so only a URL that we wrote ourselves becomes a link. */
function WithLink({ text }: { text: string }) {
  const [before, address, after] = text.split(/(https:\/\/admin\.shopify\.com\/store\/[a-z0-9-]+\/apps)/)
  if (!address) return text
  return (
    <>
      {before}
      <a href={address} target="_blank" rel="noreferrer" className={textLink}>
        {address.replace('https://', '')}
      </a>
      {after}
    </>
  )
}

const box = 'scroll-my-24 col-span-full mt-2 flex items-start gap-2.5 rounded-md px-3 py-2.5 text-sm'
const danger = 'bg-danger-soft text-danger-ink'
const pending = 'bg-pending-soft text-pending-ink'
