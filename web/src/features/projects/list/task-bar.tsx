import type { ProjectRow } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'

type Counted = Pick<ProjectRow, 'tasks' | 'tasksDone' | 'status'>

/** How much of the work is done, as a bar and in numbers. */
export function TaskBar({ tasks, tasksDone, status, isShort = false }: Counted & { isShort?: boolean }) {
  const t = useTranslations('projects')
  if (tasks === 0) return <span className="text-xs text-ink-3">{t('noTasks')}</span>
  const color = tasksDone === tasks ? 'bg-sent-ink' : status === 'on-hold' ? 'bg-chart-6' : 'bg-accent'
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap tabular-nums">
      <span className="sr-only">{t('tasksSaid', { done: tasksDone, tasks })}</span>
      <span
        aria-hidden="true"
        className={`h-1.5 overflow-hidden rounded-full bg-surface-3 max-md:w-14 ${isShort ? 'w-10' : 'w-20'}`}
      >
        <span className={`block h-full rounded-full ${color}`} style={{ width: `${(tasksDone / tasks) * 100}%` }} />
      </span>
      <span aria-hidden="true">{t('tasksOf', { done: tasksDone, tasks })}</span>
    </span>
  )
}
