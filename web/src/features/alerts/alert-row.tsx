import type { Alert } from '@bizamply/contract/alerts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Sparkline } from '../../ui/charts/sparkline.tsx'
import { textLink } from '../../ui/text-link.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { AlertQuote } from './alert-quote.tsx'
import { AlertTools, type AlertToolsProps } from './alert-tools.tsx'
import { useAlertWords } from './alert-words.ts'
import { ChangeFigures } from './change-figures.tsx'
import { listsOf } from './change-lists.ts'

export interface AlertRowProps extends Omit<AlertToolsProps, 'alert'> {
  alert: Alert
  highlighted?: boolean
}

/** One alert: the change in numbers and in a customer quote, its age and its actions. */
export function AlertRow({ alert, highlighted = false, ...tools }: AlertRowProps) {
  const words = useAlertWords()
  const { product, assignee } = alert
  const color = alert.kind === 'rating' && alert.direction === 'up' ? 'var(--chart-2)' : 'var(--chart-4)'
  return (
    <li
      data-alert={alert.id}
      className={`flex gap-3 px-4 py-3 compact:py-2 sm:px-6 ${highlighted ? 'bg-pending-soft' : 'hover:bg-surface-2'}`}
    >
      <Thumb src={product.image} name={product.name} />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex min-w-0 items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="truncate text-xs text-ink-3">
              <bdi>{product.name}</bdi>
            </p>
            <h2 className="text-sm font-medium text-ink">
              <Link
                to="/responses"
                search={listsOf(alert).now}
                data-alert-link
                className="-my-1 py-1 rounded-xs underline-offset-2 hover:underline"
              >
                {words.headline(alert)}
              </Link>
            </h2>
          </div>
          <span role="img" aria-label={words.spark(alert)} className="mt-1 shrink-0">
            <Sparkline values={alert.weeks.map(({ value }) => value)} color={color} width={72} height={24} />
          </span>
        </div>
        <ChangeFigures change={alert} />
        {alert.quote && <AlertQuote quote={alert.quote} />}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
          <AlertState alert={alert} />
          {assignee && <Assignee name={assignee.name} />}
          <span className="ml-auto flex items-center gap-2">
            <AlertTools alert={alert} {...tools} />
          </span>
        </div>
      </div>
    </li>
  )
}

function Assignee({ name }: { name: string }) {
  const t = useTranslations('alerts')
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
      <Avatar name={name} size={20} />
      <span className="max-w-[18ch] truncate">
        <span className="sr-only">{t('assignedTo', { name: '' })}</span>
        <bdi>{name}</bdi>
      </span>
    </span>
  )
}

/** Age, who acknowledged the alert, and how long it’s muted. */
function AlertState({ alert: { openedAt, acknowledged, mute, projectId } }: { alert: Alert }) {
  const t = useTranslations('alerts')
  const format = useFormat()
  const now = useTicking()
  const age = (at: string): string => format.age(at, now)
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
      {mute ? (
        <Badge>{mute.until ? t('mutedUntil', { date: format.shortDate(mute.until, now) }) : t('mutedForGood')}</Badge>
      ) : null}
      {projectId && (
        <Link to="/projects/$projectId" params={{ projectId }} className={textLink}>
          {t('inProject')}
        </Link>
      )}
      {acknowledged ? (
        <span>
          {acknowledged.by
            ? t('acknowledgedBy', { name: acknowledged.by.name, age: age(acknowledged.at) })
            : t('acknowledgedAt', { age: age(acknowledged.at) })}
        </span>
      ) : (
        <time dateTime={openedAt} title={format.full(openedAt)}>
          {t('opened', { age: age(openedAt) })}
        </time>
      )}
    </span>
  )
}
