import { creditsFor, type Prices } from '@bizamply/contract/prices'
import { sizes } from '@bizamply/contract/size-limits'
import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { look } from '../../../ui/button.tsx'
import { Disc } from '../../../ui/step-list.tsx'
import type { FirstStep, FirstSteps } from './first-steps.ts'

/** The user’s permissions, and the credits and prices for replies. */
export interface StepMeans {
  mayConnect: boolean
  mayWrite: boolean
  /** Undefined while loading. */
  available: number | undefined
  prices: Prices | undefined
}

type StepRowsProps = FirstSteps & StepMeans

export function StepRows(props: StepRowsProps) {
  const t = useTranslations('firstSteps')
  const lineOf = useLines(props)
  return (
    <ol className="grid">
      {props.steps.map((step, at) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="grid grid-cols-[28px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 border-t border-line py-3.5 last:pb-0 sm:grid-cols-[28px_minmax(0,1fr)_auto]"
        >
          <Disc state={step.state} number={at + 1} size="lg" />
          <span className="min-w-0">
            <span className="block text-sm font-medium text-ink">{t(step.key)}</span>
            <span className="block text-sm text-pretty text-ink-2">{lineOf(step.key)}</span>
          </span>
          <span className="empty:hidden max-sm:col-start-2">
            <Aside step={step} {...props} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function useLines(props: StepRowsProps): (key: FirstStep['key']) => string {
  const t = useTranslations('firstSteps')
  const { shop, sources, reading, wereRead, available, prices } = props
  const megabytes = sizes.importFile / 1024 / 1024
  const each = prices && creditsFor(prices, 'generate') + creditsFor(prices, 'send')
  const lines: Record<FirstStep['key'], () => string> = {
    shop: () => (shop ? shop.account : t('shopText')),
    platform: () => (sources.length > 0 ? t('platformsThere', { names: sources.join(', ') }) : t('platformText')),
    reviews: () => {
      if (reading) return t('reviewsReading', reading)
      return t(wereRead ? 'reviewsRead' : 'reviewsText', { megabytes })
    },
    reply: () => {
      if (!prices || !each || available === undefined) return t('replyPlain')
      return t('replyText', {
        credits: available,
        replies: Math.floor(available / each),
        generate: creditsFor(prices, 'generate'),
        send: creditsFor(prices, 'send'),
      })
    },
  }
  return (key) => lines[key]()
}

/** The right side of a step: when it was done, or a button for it. Only the current step’s button is filled. */
function Aside({ step, shop, mayConnect, mayWrite }: StepRowsProps & { step: FirstStep }): ReactNode {
  const t = useTranslations('firstSteps')
  const format = useFormat()
  const now = useTicking()
  const { key, state } = step
  const button = look({ variant: state === 'now' ? 'primary' : 'neutral', size: 'md' })
  if (key === 'shop' && shop) {
    const isToday = format.shortDate(shop.since, now) === format.shortDate(now, now)
    const when = isToday ? format.time(shop.since) : format.shortDate(shop.since, now)
    return <span className={aside}>{t('doneAt', { when })}</span>
  }
  if (key === 'reply') return <span className={aside}>{t('replyWhen')}</span>
  if (key === 'reviews') {
    return mayWrite ? (
      <Link to="/import" className={button}>
        <span className="inline-flex items-center gap-2">
          <Upload aria-hidden="true" size={16} />
          {t('reviewsAction')}
        </span>
      </Link>
    ) : null
  }
  if (state === 'done') return <span className={aside}>{t('done')}</span>
  return mayConnect ? (
    <Link to="/connections" className={button}>
      {t(`${key}Action`)}
    </Link>
  ) : null
}

const aside = 'text-xs text-ink-3 tabular-nums'
