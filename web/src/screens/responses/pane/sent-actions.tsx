import type { Comment } from '@bizamply/contract/comments'
import { PenLine, RotateCcw, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import type { CommentActions } from '../use-comment-actions.ts'

/** What can be done with a published reply. */
export function SentActions({ comment, commentActions }: { comment: Comment; commentActions: CommentActions }) {
  const t = useTranslations('triage')
  const platform = commentActions.nameOf(comment)
  if (!comment.canEditSent && !comment.canWithdraw && !comment.answeredElsewhere) return null
  return (
    <div className="flex flex-wrap gap-2">
      {comment.canEditSent && (
        <Button
          size="sm"
          icon={<PenLine aria-hidden="true" size={14} />}
          onClick={() => commentActions.askSent('edit', comment)}
        >
          {t('editSent', { platform })}
        </Button>
      )}
      {comment.canWithdraw && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Undo2 aria-hidden="true" size={14} />}
          onClick={() => commentActions.askSent('withdraw', comment)}
        >
          {t('withdraw', { platform })}
        </Button>
      )}
      {comment.answeredElsewhere && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" size={14} />}
          onClick={() => void commentActions.reopen(comment)}
        >
          {t('reopen')}
        </Button>
      )}
    </div>
  )
}
