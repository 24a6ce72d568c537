import type { Comment } from '@bizamply/contract/comments'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CommentsBody } from '../../features/comments/list/comments-body.tsx'
import { noFilters, type Choice, type Filters } from '../../features/comments/filtering/filters.ts'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import { InstagramPicker } from '../../features/products/instagram-picker.tsx'
import { ReplyArea } from '../../features/replies/card/reply-area.tsx'
import { maySelect } from '../../features/replies/rules.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { look } from '../../ui/button.tsx'
import type { CommentActions } from './use-comment-actions.ts'
import type { List } from './use-list.ts'
import type { useRowKeys } from './use-row-keys.ts'

export interface ResponsesListProps {
  list: List
  commentActions: CommentActions
  filters: Filters
  highlight: string | undefined
  rows: Pick<ReturnType<typeof useRowKeys>, 'cursor' | 'jump'>
  selection: Selection
  menuOf: (comment: Comment) => ReactNode
  onChange: (change: Partial<Choice>) => void
}

export function ResponsesList({
  list,
  commentActions,
  filters,
  highlight,
  rows,
  selection,
  menuOf,
  onChange,
}: ResponsesListProps) {
  const { mayOrganize } = commentActions.means
  const may = useMay()
  return (
    <div className={selection.count > 0 ? 'pb-18' : ''}>
      <CommentsBody
        comments={list.comments}
        list={list.list}
        head={list.head}
        filters={filters}
        highlight={highlight}
        importing={list.importing}
        cursor={rows.cursor}
        jump={rows.jump}
        total={list.total}
        selected={selection.set}
        onSelect={
          maySelect(commentActions.means) ? (comment, range) => selection.select(comment._id, range) : undefined
        }
        onCorrect={mayOrganize ? commentActions.correct : undefined}
        onClear={() => onChange(noFilters)}
        emptyAction={filters.status === 'pending' && may('comments.import') && <ImportLink />}
        renderReply={(comment) => (
          <>
            <ReplyArea
              comment={comment}
              actions={commentActions.actions}
              means={commentActions.means}
              platform={commentActions.nameOf(comment)}
              onEdit={commentActions.edit}
              onView={commentActions.open}
              menu={menuOf(comment)}
            />
            <InstagramPicker comment={comment} mayWrite={mayOrganize} />
          </>
        )}
      />
    </div>
  )
}

function ImportLink() {
  const t = useTranslations('comments')
  return (
    <Link to="/import" className={look({ variant: 'neutral', size: 'md' })}>
      {t('importFile')}
    </Link>
  )
}
