import type { DiscountStatus } from '@bizamply/contract/discount-rules'
import type { Discount } from '@bizamply/contract/discounts'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { shareUsed } from './words.ts'

export function StatusBadge({ status }: { status: DiscountStatus }) {
  const t = useTranslations('discountManager')
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}

const tones: Record<DiscountStatus, Tone> = {
  making: 'pending',
  active: 'sent',
  scheduled: 'accent',
  paused: 'pending',
  expired: 'neutral',
  failed: 'danger',
  unknown: 'pending',
  gone: 'neutral',
}

/** Shown next to the numbers. */
export function UseBar({ discount, className = 'w-20' }: { discount: Discount; className?: string }) {
  const share = shareUsed(discount)
  if (share === null) return null
  const tone = discount.status === 'expired' ? 'bg-chart-6' : isNearlyUp(discount) ? 'bg-chart-3' : 'bg-chart-1'
  return (
    <span aria-hidden="true" className={`block h-1.5 overflow-hidden rounded-full bg-surface-3 ${className}`}>
      <span className={`block h-full rounded-full ${tone}`} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

export const isNearlyUp = (discount: Discount): boolean =>
  discount.status !== 'expired' && (shareUsed(discount) ?? 0) >= NEARLY
const NEARLY = 0.9

/** Links to the comment whose reply the code was created for. */
export function MadeInReply({ discount: { commentId, code } }: { discount: Discount }) {
  const t = useTranslations('discountManager')
  if (!commentId) return null
  const label = t('openComment', { code })
  return (
    <Link
      to="/responses"
      search={{ comment: commentId }}
      aria-label={label}
      data-tooltip={label}
      className="relative -my-1 grid size-6 shrink-0 place-items-center rounded-sm text-draft-ink hover:bg-draft-soft coarse:-mx-1.5 coarse:-my-2 coarse:size-9"
    >
      <Sparkles aria-hidden="true" size={14} />
    </Link>
  )
}
