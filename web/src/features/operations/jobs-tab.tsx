import type { QueuedJob } from '@bizamply/contract/operations'
import { jobStates, type JobState, type QueueName } from '@bizamply/contract/operations-choices'
import { ArrowLeft, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { TabProps } from './operations-search.ts'
import { Age, CompanyLink } from './cells.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { JobActions } from './job-actions.tsx'
import { QueuesTable } from './queues-table.tsx'
import { useJobs } from './queries.ts'
import { Answered, More } from './states.tsx'

export function JobsTab({ search: { queue, jobs = 'failed' }, onAsk }: TabProps) {
  return queue ? <QueueJobs queue={queue} state={jobs} onAsk={onAsk} /> : <QueuesTable />
}

interface QueueJobsProps {
  queue: QueueName
  state: JobState
  onAsk: TabProps['onAsk']
}

function QueueJobs({ queue, state, onAsk }: QueueJobsProps) {
  const t = useTranslations('operations')
  const list = useJobs(queue, state)
  const columns = useColumns(state)
  const [discards, setDiscards] = useState<QueuedJob | null>(null)
  const actions: Column<QueuedJob> = {
    key: 'actions',
    head: t('column.actions'),
    right: true,
    cell: (job) => <JobActions job={job} onDiscard={() => setDiscards(job)} />,
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
        <Button size="sm" variant="ghost" icon={<ArrowLeft aria-hidden="true" size={14} />} onClick={() => onAsk({})}>
          {t('allQueues')}
        </Button>
        <h2 className="text-sm font-semibold">{t(`queue.${queue}`)}</h2>
        <div role="group" aria-label={t('jobStates')} className="flex flex-wrap gap-1">
          {jobStates.map((one) => (
            <Chip key={one} pressed={one === state} onClick={() => onAsk({ queue, jobs: one })}>
              {t(`jobState.${one}`)}
            </Chip>
          ))}
        </div>
      </div>
      {state === 'failed' && <p className="px-4 pb-3 text-xs text-pretty text-ink-2 sm:px-6">{t('failedHint')}</p>}
      <Answered query={list} say={(reason) => t('failedIn.jobs', { reason })}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length === 0) return <EmptyState icon={<ListChecks size={20} />} title={t(`noJobs.${state}`)} />
          return (
            <>
              <DataTable
                label={t(`queue.${queue}`)}
                columns={state === 'failed' ? [...columns, actions] : columns}
                rows={rows}
                keyOf={({ id }) => id}
              />
              <More list={list} />
            </>
          )
        }}
      </Answered>
      {discards && <DiscardDialog job={discards} onClose={() => setDiscards(null)} />}
    </>
  )
}

function useColumns(state: JobState): Column<QueuedJob>[] {
  const t = useTranslations('operations')
  return [
    {
      key: 'customer',
      head: t('column.customer'),
      cell: ({ id, company, state: held }) => (
        <>
          <CompanyLink company={company} />
          <span className="block text-xs font-normal text-ink-3">
            {t('job', { id: id.slice(-8) })}
            {held === 'delayed' && ` · ${t('jobState.delayed')}`}
          </span>
        </>
      ),
    },
    { key: 'tries', head: t('column.tries'), right: true, cell: ({ tries }) => tries },
    ...(state === 'running'
      ? []
      : [
          {
            key: 'error',
            head: t('column.lastError'),
            wide: true,
            cell: ({ lastError }: QueuedJob) => lastError ?? t('none'),
          },
        ]),
    { key: 'created', head: t('column.created'), right: true, cell: ({ createdAt }) => <Age at={createdAt} /> },
    { key: 'tried', head: t('column.lastTried'), right: true, cell: ({ lastTriedAt }) => <Age at={lastTriedAt} /> },
  ]
}
