import type { Alert } from '@bizamply/contract/alerts'
import { Link } from '@tanstack/react-router'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { projectFromAlert } from '../../lib/project-from-alert.ts'
import { Button, look } from '../../ui/button.tsx'
import { useAlertWords } from './alert-words.ts'
import { useAlertActions } from './use-alert-actions.ts'

export interface AlertSuggestionProps {
  alert: Alert
  mayMute: boolean
}

/** Suggests the alert with the largest change and no project: start a project, or mute it for 30 days. */
export function AlertSuggestion({ alert, mayMute }: AlertSuggestionProps) {
  const t = useTranslations('alerts')
  const words = useAlertWords()
  const { busy, mute } = useAlertActions()
  const { product, kind, now, before, quote, direction } = alert
  const Icon = kind === 'rating' && direction === 'up' ? TrendingUp : TrendingDown
  return (
    <section
      aria-label={t('suggestion')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink"
    >
      <Icon aria-hidden="true" size={16} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-64 text-pretty">
        <Link to="/radar" search={{ alert: alert.id }} className="font-semibold hover:underline">
          <bdi>{product.name}</bdi>
        </Link>
        {`: ${t('suggestionWords', {
          change: words.headline(alert),
          kind,
          count: now.count,
          of: now.of,
          before: words.value(alert, before.value),
        })}`}
        {quote && (
          <span dir="auto" className="max-lg:hidden">
            {` “${quote.text}”`}
          </span>
        )}
      </p>
      <span className="flex shrink-0 items-center gap-1">
        <Link to="/projects" search={projectFromAlert(alert)} className={look({ variant: 'neutral', size: 'sm' })}>
          {t('startProject')}
        </Link>
        {mayMute && (
          <Button
            variant="ghost"
            size="sm"
            className="text-pending-ink!"
            busy={busy.has(alert.id)}
            onClick={() => void mute(alert, '30')}
          >
            {t('notNow')}
          </Button>
        )}
      </span>
    </section>
  )
}
