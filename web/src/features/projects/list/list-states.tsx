import type { Availability } from '@bizamply/contract/features'
import { Link } from '@tanstack/react-router'
import { FolderKanban, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, look } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { ProjectCardsWaiting } from './project-cards.tsx'
import { ProjectTableWaiting } from './project-table.tsx'
import type { ProjectsQuery } from '../project-queries.ts'

export interface EmptyProjectsProps {
  onAdd: (() => void) | null
  /** Why the user, who may start projects, can't; undefined for others. */
  without: Exclude<Availability, 'available'> | undefined
}

export function EmptyProjects({ onAdd, without }: EmptyProjectsProps) {
  const t = useTranslations('projects')
  if (without) {
    const isOff = without === 'off'
    return (
      <EmptyState
        icon={<FolderKanban size={20} />}
        title={t(isOff ? 'offTitle' : 'planTitle')}
        text={t(isOff ? 'offEmptyText' : 'emptyText')}
        action={
          !isOff && (
            <Link to="/plans" className={look({ variant: 'neutral', size: 'md' })}>
              {t('planLink')}
            </Link>
          )
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<FolderKanban size={20} />}
      title={t('emptyTitle')}
      text={onAdd ? t('emptyText') : t('emptyViewer')}
      action={onAdd && <Button onClick={onAdd}>{t('add')}</Button>}
    />
  )
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations('projects')
  return (
    <EmptyState
      icon={<Search size={20} />}
      title={t('nothing')}
      text={t('nothingText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  )
}

/** Why the plan allows no new projects; existing ones can still be read. */
export function PlanNotice({ availability }: { availability: Availability }) {
  const t = useTranslations('projects')
  if (availability === 'available') return null
  const isOff = availability === 'off'
  return (
    <div
      role="status"
      className="mx-4 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-accent-soft px-3 py-2.5 text-sm text-ink sm:mx-6"
    >
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{t(isOff ? 'offTitle' : 'planTitle')}.</span>{' '}
        <span className="text-ink-2">{t(isOff ? 'offText' : 'planText')}</span>
      </p>
      {!isOff && (
        <Link to="/plans" className={textLink}>
          {t('planLink')}
        </Link>
      )}
    </div>
  )
}

export function FailedProjects({ query }: { query: ProjectsQuery }) {
  const t = useTranslations('projects')
  return (
    <div className="px-4 pb-3 sm:px-6">
      <ErrorPanel error={query.error} say={(reason) => t('failed', { reason })} onRetry={() => void query.refetch()} />
    </div>
  )
}

export function WaitingProjects({ hasTable }: { hasTable: boolean }) {
  const t = useTranslations('projects')
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {hasTable ? <ProjectTableWaiting /> : <ProjectCardsWaiting />}
    </>
  )
}
