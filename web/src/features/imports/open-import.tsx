import type { ImportEntry } from '@bizamply/contract/imports'
import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { entriesOf, isMoving, type ImportList } from './queries.ts'
import { Report } from './report.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import type { ImportActions } from './use-import-actions.ts'

export interface OpenImportProps {
  importId: string
  list: ImportList
  mayWrite: boolean
  actions: ImportActions
  showLink: (entry: ImportEntry) => ReactNode
  onAnother: () => void
}

/** The import named in the URL: its progress, or its result. */
export function OpenImport(props: OpenImportProps) {
  const entry = entriesOf(props.list).find((one) => one.importId === props.importId)
  return (
    <div ref={useArrivalFocus(props.importId, entry?.state)} tabIndex={-1} className="outline-none">
      <Found {...props} entry={entry} />
    </div>
  )
}

function Found({ entry, list, showLink, ...rest }: OpenImportProps & { entry: ImportEntry | undefined }) {
  const t = useTranslations('imports')
  if (entry && isMoving(entry)) return <ProgressPanel entry={entry} mayWrite={rest.mayWrite} />
  if (entry) return <Report entry={entry} showLink={showLink(entry)} {...rest} />
  if (list.isFetching) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('loadingImport')}</span>
        <Skeleton className="h-7 w-60" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  return (
    <EmptyState
      icon={<FileX size={20} />}
      title={t('gone')}
      action={<Button onClick={rest.onAnother}>{t('newImport')}</Button>}
    />
  )
}
