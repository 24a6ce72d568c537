import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { asSentence } from '../../../lib/as-sentence.ts'
import { useMay } from '../../../lib/brand-context.tsx'
import { look } from '../../../ui/button.tsx'
import type { Step } from '../reply-machine.ts'
import { hasPlatform } from '../reply-permissions.ts'
import type { ReplyComposerProps } from './reply-composer-props.ts'

/** Why its row says “Read first”, why it wasn't sent, and what blocks its platform. */
export function DraftNotices({ comment, means, platform, step }: ReplyComposerProps & { step: Step }) {
  const t = useTranslations('replies')
  const may = useMay()
  const block = hasPlatform(comment) ? means.blockOf(comment.platform) : null
  return (
    <>
      {comment.toRead === 'critical' && <p className="text-xs text-pretty text-ink-3">{t('critical')}</p>}
      {comment.delivery?.state === 'failed' && !(step.name === 'failed' && step.failure) && (
        <p className="max-w-[76ch] text-xs text-pretty text-danger-ink">
          {t('deliveryFailed', { reason: asSentence(comment.delivery.reason ?? '') })}
        </p>
      )}
      {block && may('connections.manage') && (
        <Link to="/connections" className={`justify-self-start ${look({ variant: 'neutral', size: 'sm' })}`}>
          {t(block === 'signed-out' ? 'reconnect' : 'connect', { platform })}
        </Link>
      )}
    </>
  )
}
