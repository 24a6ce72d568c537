import type { Transaction } from '@bizamply/contract/credits'
import { Settings2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { stateLooks, typeTones } from '../../../lib/transaction-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { useTransactionWords } from './words.ts'

export function TypePill({ type }: Pick<Transaction, 'type'>) {
  const t = useTranslations('transactions')
  return <Badge tone={typeTones[type]}>{t(`types.${type}`)}</Badge>
}

/** A dot with a label: color alone isn’t accessible. */
export function State({ status }: Pick<Transaction, 'status'>) {
  const t = useTranslations('transactions')
  const { dot, ink } = stateLooks[status]
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap ${ink}`}>
      <span aria-hidden="true" className={`forced-color-adjust-none size-1.5 shrink-0 rounded-full ${dot}`} />
      {t(`statuses.${status}`)}
    </span>
  )
}

export interface PlatformProps extends Pick<Transaction, 'platform'> {
  nameClass?: string
}

export function Platform({ platform, nameClass = 'truncate' }: PlatformProps) {
  const words = useTransactionWords()
  return (
    <span className="flex min-w-0 items-center gap-2">
      {platform === 'system' ? (
        <Settings2 aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      ) : (
        <PlatformMark platform={platform} />
      )}
      <span className={nameClass}>{words.platform(platform)}</span>
    </span>
  )
}
