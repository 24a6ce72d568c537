import { creditsFor, type Prices } from '@bizamply/contract/prices'
import { FilePlus, Send, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { FootBar } from '../../../ui/foot-bar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { quickActionPlaces } from './quick-action-places.ts'

export interface QuickActionsProps {
  place: 'title' | 'foot'
  /** Where there is little room, buttons leave out what they count and their icons; both keep their price. */
  isShort?: boolean
  /** Reviews of the window without a reply, and drafts that aren’t sent. */
  pending: number
  drafts: number
  /** The window within a sentence. */
  span: string
  /** Why nothing can start now. */
  disconnected: 'offline' | 'stale' | null
  /** Prices of one reply; undefined while loading. */
  prices: Prices | undefined
  /** Progress of the running bulk job, instead of the buttons: no other can start until it ends. */
  running: ReactNode
  onDraft: () => void
  onSend: () => void
  onReport: () => void
}

/** In the title row or in the footer. Hidden if there is nothing to generate or send. */
export function QuickActions(props: QuickActionsProps) {
  const t = useTranslations('dashboardSections')
  const { pending, drafts, running, place } = props
  if (!running && pending === 0 && drafts === 0) return null
  const actions = running ?? <Choices {...props} />
  return place === 'foot' ? (
    <FootBar className="px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] sm:px-6">
      <section aria-label={t('actions')} className="flex flex-wrap items-center gap-2">
        {actions}
      </section>
    </FootBar>
  ) : (
    <section aria-label={t('actions')} className={quickActionPlaces[place]}>
      {actions}
    </section>
  )
}

/** The primary button is at the outer edge of the title row, and first in the footer. */
function Choices({
  place,
  isShort = false,
  pending,
  drafts,
  prices,
  onDraft,
  onSend,
  onReport,
  ...rest
}: QuickActionsProps) {
  const t = useTranslations('dashboardSections')
  const price = (count: number, each: number | undefined) =>
    each === undefined ? {} : { price: t('credits', { count: count * each }) }
  const { span, disconnected } = rest
  const because = disconnected && t(disconnected)
  const isOff = because ? true : undefined
  const className = place === 'foot' ? `max-sm:grow ${stacked}` : ''
  const unit = (words: ReactNode) => <span className={isShort ? 'sr-only' : ''}>{words}</span>
  const draft = pending > 0 && (
    <Tooltip key="draft" content={because ?? t('draftBase', { count: pending, span })} describes>
      <Button
        variant="primary"
        icon={!isShort && <Sparkles aria-hidden="true" size={16} className="shrink-0" />}
        {...price(pending, prices && creditsFor(prices, 'generate'))}
        className={className}
        aria-disabled={isOff}
        onClick={onDraft}
      >
        {t.rich('draft', { count: pending, unit })}
      </Button>
    </Tooltip>
  )
  const send = drafts > 0 && (
    <Tooltip key="send" content={because ?? t('sendBase', { count: drafts, span })} describes>
      <Button
        variant={pending > 0 ? 'neutral' : 'primary'}
        icon={!isShort && <Send aria-hidden="true" size={16} className="shrink-0" />}
        {...price(drafts, prices && creditsFor(prices, 'send'))}
        className={className}
        aria-disabled={isOff}
        onClick={onSend}
      >
        {t.rich('send', { count: drafts, unit })}
      </Button>
    </Tooltip>
  )
  const report =
    place === 'foot' ? (
      <IconButton
        key="report"
        label={t('newReport')}
        icon={<FilePlus size={16} />}
        onClick={onReport}
        className="ml-auto max-sm:hidden"
      />
    ) : (
      <Button
        key="report"
        icon={!isShort && <FilePlus aria-hidden="true" size={16} className="shrink-0" />}
        onClick={onReport}
      >
        {t('newReport')}
      </Button>
    )
  const base = (
    <span
      key="base"
      className={`text-xs text-ink-2 ${place === 'foot' ? 'max-sm:sr-only sm:pr-1' : 'absolute top-full right-0 pt-1 whitespace-nowrap'}`}
    >
      {t('base', { span })}
    </span>
  )
  return place === 'foot' ? [base, draft, send, report] : [report, base, send, draft]
}

/** On small phones, the price is below the words, so that both buttons share a row. */
const stacked = 'max-[359px]:min-h-11 max-[359px]:*:flex-col max-[359px]:*:gap-0'
