import type { ProjectActivity, ProjectPage } from '@bizamply/contract/projects'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { useActivityWords } from './activity-words.ts'
import { NoteForm } from './note-form.tsx'
import { useOlderActivity } from '../project-queries.ts'
import { useNotes } from './use-notes.ts'

export interface ActivitySectionProps {
  page: ProjectPage
  mayWrite: boolean
}

/** The team's notes and the project's history, newest first. */
export function ActivitySection({ page, mayWrite }: ActivitySectionProps) {
  const t = useTranslations('project')
  const notes = useNotes(page)
  const older = useOlderActivity(page.id, page.activityCursor)
  const { data, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = older
  const entries = [...page.activity, ...(data?.pages.flatMap((one) => one.data) ?? [])]
  const hasMore = data ? hasNextPage : page.activityCursor !== null
  const more = () => void (data ? fetchNextPage() : refetch())
  return (
    <section aria-labelledby="project-activity" className="grid gap-3">
      <h2 id="project-activity" className="text-sm font-semibold text-ink">
        {t('activity')}
      </h2>
      {mayWrite && <NoteForm projectId={page.id} onAdd={notes.add} />}
      {entries.length === 0 && <p className="text-sm text-ink-2">{t('noActivity')}</p>}
      <ol aria-labelledby="project-activity" className="grid gap-3.5">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} mayWrite={mayWrite} onRemove={() => void notes.remove(entry)} />
        ))}
      </ol>
      {isError && <ErrorPanel error={error} say={(reason) => t('activityFailed', { reason })} onRetry={more} />}
      {hasMore && !isError && (
        <Button size="sm" className="justify-self-start" busy={isFetching} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function Entry({ entry, mayWrite, onRemove }: { entry: ProjectActivity; mayWrite: boolean; onRemove: () => void }) {
  const t = useTranslations('project')
  const words = useActivityWords()
  const user = useUser()
  const isNote = entry.kind === 'note'
  const isOwn = isNote && entry.who?.id === user.id
  return (
    <li className="flex min-w-0 items-start gap-2.5 text-xs">
      <Avatar name={entry.who?.name ?? t('someone')} size={20} />
      <div className="min-w-0 flex-1">
        <p className={`wrap-anywhere ${isNote ? 'font-medium text-ink' : 'text-ink-2'}`}>{words(entry)}</p>
        {isNote && (
          <p
            dir="auto"
            className="mt-0.5 rounded-md bg-surface-2 px-2.5 py-1.5 text-sm whitespace-pre-wrap wrap-anywhere text-ink dark:bg-surface-3"
          >
            {entry.text}
          </p>
        )}
        <RelativeTime at={entry.at} className="text-ink-3" />
      </div>
      {isOwn && mayWrite && !entry.id.startsWith('new-') && (
        <IconButton size="xs" label={t('removeNote')} icon={<Trash2 size={14} />} onClick={onRemove} />
      )}
    </li>
  )
}
