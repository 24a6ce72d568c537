import type { TopicFigure } from '@bizamply/contract/analytics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { changeInk } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import type { ListOf } from '../../../lib/list-of.ts'
import { PartsBar } from '../../../ui/charts/stacked-bar.tsx'
import { look } from '../../../ui/button.tsx'
import { QuoteLine } from '../quote-line.tsx'
import { useTopicWords } from './topic-words.ts'

export interface TopicRowProps {
  figure: TopicFigure
  /** Count of the most mentioned topic, whose bar has full length. */
  most: number
  /** The reviews that `Read` opens. */
  list: ListOf
  onOpen: () => void
  /** For side panels, which have half the width. */
  narrow?: boolean
}

/** One topic: volume and sentiment on the left, a customer quote, and a link to all its reviews. */
export function TopicRow({ figure, most, list, onOpen, narrow = false }: TopicRowProps) {
  const t = useTranslations('analytics.topics')
  const { name, count } = useTopicWords()(figure)
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2.5 border-b border-line py-3 last:border-b-0 ${
        narrow ? '' : 'px-4 sm:px-6 md:grid-cols-[200px_minmax(0,1fr)_124px] md:items-start'
      }`}
    >
      <TopicFigures figure={figure} most={most} onOpen={onOpen} />
      {figure.quote ? <QuoteLine quote={figure.quote} /> : <p className="text-sm text-ink-3">{t('noQuote')}</p>}
      <Link
        to="/responses"
        search={list}
        aria-label={t('readOf', { count, topic: name })}
        className={look({
          variant: 'ghost',
          size: 'sm',
          className: '-mt-1 -mr-2.5 -mb-1.5 justify-self-end whitespace-nowrap tabular-nums',
        })}
      >
        {t('read', { count })}
      </Link>
    </li>
  )
}

function TopicFigures({ figure, most, onOpen }: Omit<TopicRowProps, 'list' | 'narrow'>) {
  const t = useTranslations('analytics.topics')
  const format = useFormat()
  const words = useTopicWords()(figure)
  const { name, count, change } = words
  return (
    <div className="min-w-0">
      <p className="flex items-baseline gap-2 text-sm tabular-nums">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('open', { topic: name })}
          onClick={onOpen}
          className="min-w-0 flex-1 truncate rounded-xs text-left font-medium text-ink hover:underline coarse:min-h-10"
        >
          {name}
        </button>
        <span className="text-ink-2">{format.number(count)}</span>
        {change && (
          <span className={`min-w-8 text-right text-xs ${changeInk[change.tone]}`}>
            <span aria-hidden="true">{change.words}</span>
            <span className="sr-only">{words.changeInWords}</span>
          </span>
        )}
      </p>
      <div className="mt-1.5">
        <PartsBar parts={words.parts} length={most > 0 ? count / most : 0} />
      </div>
      <p className="mt-1.5 text-micro text-ink-3 tabular-nums" data-tooltip={words.partsInWords}>
        {words.negative}
        <span className="sr-only">: {words.partsInWords}</span>
      </p>
    </div>
  )
}
