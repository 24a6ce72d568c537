import type { QueueSummary } from '@bizamply/contract/operations'
import type { JobState } from '@bizamply/contract/operations-choices'
import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Age } from './cells.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { useQueues } from './queries.ts'
import { Answered } from './states.tsx'

/** Waiting, running and failed jobs of each queue that has any; each number opens its jobs. */
export function QueuesTable() {
  const t = useTranslations('operations')
  const queues = useQueues()
  const columns: Column<QueueSummary>[] = [
    { key: 'queue', head: t('column.queue'), cell: ({ queue }) => t(`queue.${queue}`) },
    { key: 'waiting', head: t('column.waiting'), right: true, cell: (row) => <Jobs of={row} state="waiting" /> },
    { key: 'running', head: t('column.running'), right: true, cell: (row) => <Jobs of={row} state="running" /> },
    {
      key: 'oldest',
      head: t('column.oldestWaiting'),
      right: true,
      cell: ({ oldestWaitingSince }) => <Age at={oldestWaitingSince} />,
    },
    { key: 'failed', head: t('column.failed'), right: true, cell: (row) => <Jobs of={row} state="failed" /> },
  ]
  return (
    <Answered query={queues} say={(reason) => t('failedIn.queues', { reason })}>
      {(rows) => {
        const busy = rows.filter(hasJobs)
        const idle = rows.filter((row) => !hasJobs(row))
        if (busy.length === 0) return <EmptyState icon={<ListChecks size={20} />} title={t('noJobs.any')} />
        return (
          <>
            {/* The line below the tabs is also the table's. */}
            <div className="-mt-5 *:border-t-0">
              <DataTable label={t('tab.jobs')} columns={columns} rows={busy} keyOf={({ queue }) => queue} />
            </div>
            {idle.length > 0 && (
              <p className="px-4 py-3 text-xs text-pretty text-ink-3 sm:px-6">
                {t('idleQueues', { names: idle.map(({ queue }) => t(`queue.${queue}`)).join(' · ') })}
              </p>
            )}
          </>
        )
      }}
    </Answered>
  )
}

const hasJobs = ({ waiting, delayed, running, failed }: QueueSummary): boolean =>
  waiting + delayed + running + failed > 0

function Jobs({ of: { queue, delayed, ...counts }, state }: { of: QueueSummary; state: JobState }) {
  const t = useTranslations('operations')
  const format = useFormat()
  const count = counts[state]
  const later = state === 'waiting' ? delayed : 0
  if (count + later === 0) return <span className="text-ink-3">{format.number(0)}</span>
  return (
    <Link
      to="/admin"
      search={{ queue, jobs: state }}
      // Also has the words on screen, which a voice command names.
      aria-label={`${t('openJobs', { queue: t(`queue.${queue}`), state: t(`jobState.${state}`), count })}${later > 0 ? ` ${t('later', { count: later })}` : ''}`}
      className={`-mx-1.5 -my-1 px-1.5 py-1 rounded-xs font-medium underline-offset-2 hover:underline ${
        state === 'failed' ? 'text-danger-ink' : 'text-accent-ink'
      }`}
    >
      {format.number(count)}
      {later > 0 && ' '}
      {later > 0 && <span className="text-xs font-normal text-ink-2">{t('later', { count: later })}</span>}
    </Link>
  )
}
