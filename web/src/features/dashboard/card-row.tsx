import type { Overview } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { changeInk } from '../../lib/figure-format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { cards, type Card } from './cards.ts'
import { useFigureWords } from './figure-words.ts'
import { listOfCard } from './lists.ts'

export interface CardRowProps {
  data: Overview | undefined
  /** The call failed, so figures have dashes. */
  failed?: boolean
  chosen: Card
  onChoose: (card: Card) => void
}

/**
 * Four figures. Clicking a card selects it for the charts, and its last line links to its comments. Arrow keys move
 * between cards.
 */
export function CardRow({ data, failed = false, chosen, onChoose }: CardRowProps) {
  const t = useTranslations('dashboard')
  return (
    <div
      role="group"
      aria-label={t('figures')}
      className={`grid grid-cols-2 border-line lg:grid-cols-4 ${failed ? '' : 'border-b'}`}
    >
      {cards.map((card) => (
        <div
          key={card}
          className="min-w-0 border-line not-last:border-r max-lg:even:border-r-0 max-lg:nth-[n+3]:border-t"
        >
          {data ? (
            <OneCard card={card} data={data} chosen={chosen} onChoose={onChoose} />
          ) : (
            <Waiting card={card} failed={failed} />
          )}
        </div>
      ))}
    </div>
  )
}

function OneCard({ card, data, chosen, onChoose }: CardRowProps & { card: Card; data: Overview }) {
  const t = useTranslations('dashboard')
  const shared = useTranslations('shared')
  const { value, change, base, formula } = useFigureWords()(card, data)
  const pressed = card === chosen
  return (
    <div
      className={`relative grid h-full content-start transition-colors duration-100 ${pressed ? 'bg-surface-2' : 'hover:bg-surface-2'}`}
    >
      <Tooltip content={formula} describes>
        <button
          type="button"
          aria-pressed={pressed}
          onClick={() => onChoose(card)}
          onKeyDown={goAlong}
          className="grid w-full gap-0.5 px-4 pt-3 text-left -outline-offset-2"
        >
          <span className="text-xs text-ink-3">{t(`card.${card}`)}</span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            {value === null ? (
              <span className="text-base leading-7 text-ink-3">{shared('noData')}</span>
            ) : (
              <span className="text-xl font-semibold text-ink tabular-nums">{value}</span>
            )}
            {value !== null && change && (
              <span className={`text-micro tabular-nums ${changeInk[change.tone]}`}>{change.words}</span>
            )}
          </span>
        </button>
      </Tooltip>
      <Link
        to="/responses"
        search={listOfCard(card, data)}
        className="px-4 pt-0.5 pb-3 coarse:-mt-2 coarse:pt-2.5 coarse:pb-4.5 text-xs text-pretty text-ink-3 tabular-nums -outline-offset-2 hover:text-ink hover:underline"
      >
        {base}
      </Link>
      {pressed && <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-accent" />}
    </div>
  )
}

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!by) return
  const buttons = [...(event.currentTarget.closest('[role=group]')?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((one) => one === event.currentTarget)
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}

function Waiting({ card, failed }: { card: Card; failed: boolean }) {
  const t = useTranslations('dashboard')
  return (
    <div className="grid gap-0.5 px-4 py-3">
      <span className="text-xs text-ink-3">{t(`card.${card}`)}</span>
      {failed ? (
        <span className="text-xl text-ink-3">–</span>
      ) : (
        <>
          <Skeleton className="my-1 h-5 w-20" />
          <Skeleton className="my-0.5 h-3 w-28" />
        </>
      )}
    </div>
  )
}
