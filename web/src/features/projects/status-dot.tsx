import type { ProjectStatus } from '@bizamply/contract/project-rules'
import { useTranslations } from 'use-intl'

const colors: Record<ProjectStatus, string> = {
  planning: 'bg-ink-3',
  'in-progress': 'bg-chart-1',
  'on-hold': 'bg-chart-3',
  completed: 'bg-sent-ink',
}

export function StatusDot({ status }: { status: ProjectStatus }) {
  return (
    <span
      aria-hidden="true"
      className={`forced-color-adjust-none block size-1.5 shrink-0 rounded-full ${colors[status]}`}
    />
  )
}

/** The dot with a label, as color alone isn't accessible. */
export function StatusWords({ status }: { status: ProjectStatus }) {
  const t = useTranslations('projects')
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <StatusDot status={status} />
      {t(`status.${status}`)}
    </span>
  )
}
