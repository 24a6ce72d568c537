import type { Comment } from '@bizamply/contract/comments'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useOneComment } from '../features/comments/queries.ts'
import { ReadingFacts } from '../features/comments/reading/reading-facts.tsx'
import { ReplyArea } from '../features/replies/reply-area.tsx'
import { PresenceLine } from '../features/triage/presence-line.tsx'
import { usePresence } from '../features/triage/use-presence.ts'
import { CallError } from '../lib/call-error.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import type { Desk } from './use-desk.ts'

const CommentPanel = lazy(() =>
  import('../features/triage/comment-panel.tsx').then((it) => ({ default: it.CommentPanel })),
)
const Editing = lazy(() => import('./editing.tsx').then((it) => ({ default: it.Editing })))

export interface ResponsesPanelProps {
  desk: Desk
  /** The comment that the address names. */
  opened: string | undefined
  comments: Comment[]
  menuOf: (comment: Comment, isOpen: boolean) => ReactNode
}

/** The comment that is open beside the list, the editor over it, and who else has it open. */
export function ResponsesPanel({ desk, opened, comments, menuOf }: ResponsesPanelProps) {
  const { editing } = desk
  const others = usePresence(editing?._id ?? opened, editing ? 'editing' : 'looking')
  return (
    <>
      {opened && <Opened key="panel" desk={desk} id={opened} comments={comments} others={others} menuOf={menuOf} />}
      <Suspense>
        {editing && (
          <Editing
            comment={editing}
            actions={desk.actions}
            means={desk.means}
            nameOf={desk.nameOf}
            presence={<PresenceLine others={others} />}
            onClose={desk.stopEditing}
          />
        )}
      </Suspense>
    </>
  )
}

interface OpenedProps extends Omit<ResponsesPanelProps, 'opened'> {
  id: string
  others: ReturnType<typeof usePresence>
}

function Opened({ desk, id, comments, others, menuOf }: OpenedProps) {
  const t = useTranslations('triage')
  const query = useOneComment(id)
  const index = comments.findIndex((one) => one._id === id)
  const comment = query.data ?? comments[index]
  const close = () => desk.open(null)
  const to = (next: Comment | undefined) => (next ? () => desk.open(next) : undefined)
  if (!comment) {
    if (!query.isError) return null
    const error = CallError.from(query.error)
    return (
      <SidePanel title={t('detail')} onClose={close}>
        <ErrorPanel
          className="m-4"
          message={error.code === 'NOT_FOUND' ? t('missing') : error.message}
          onRetry={error.code === 'NOT_FOUND' ? undefined : () => void query.refetch()}
        />
      </SidePanel>
    )
  }
  const { actions, means, nameOf } = desk
  return (
    <Suspense>
      <CommentPanel
        comment={comment}
        platform={nameOf(comment)}
        others={others}
        mayWrite={means.mayWrite}
        reading={
          <ReadingFacts comment={comment} onCorrect={means.mayWrite ? () => desk.correct(comment) : undefined} />
        }
        reply={
          <ReplyArea
            comment={comment}
            actions={actions}
            means={means}
            platform={nameOf(comment)}
            onEdit={desk.edit}
            menu={menuOf(comment, true)}
          />
        }
        onNoted={desk.patch}
        onPrevious={index > 0 ? to(comments[index - 1]) : undefined}
        onNext={index >= 0 ? to(comments[index + 1]) : undefined}
        onClose={close}
      />
    </Suspense>
  )
}
