import type { Comment } from '@bizamply/contract/comments'
import { editableThere, withdrawableThere } from '@bizamply/contract/published-replies'
import { PenLine, RotateCcw, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { EditPhone } from '../../../features/replies/sending/edit-phone.tsx'
import { Button } from '../../../ui/button.tsx'
import { textLink } from '../../../ui/text-link.ts'
import type { CommentActions } from '../use-comment-actions.ts'

/** What can be done with a published reply, or why nothing can. */
export function SentActions({ comment, commentActions }: { comment: Comment; commentActions: CommentActions }) {
  const t = useTranslations('triage')
  const { mayWrite, maySend } = commentActions.means
  const platform = commentActions.nameOf(comment)
  const mayReopen = comment.answeredElsewhere && (mayWrite || maySend)
  const mayEdit = comment.canEditSent && maySend
  const mayWithdraw = comment.canWithdraw && maySend
  const isFixed = !mayReopen && !mayEdit && !mayWithdraw
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {isFixed && maySend && <Fixed comment={comment} platform={platform} />}
      {mayEdit && (
        <Button
          size="sm"
          icon={<PenLine aria-hidden="true" size={14} />}
          onClick={() => commentActions.askSent('edit', comment)}
        >
          {t('editSent', { platform })}
        </Button>
      )}
      {mayWithdraw && (
        <Button
          size="sm"
          icon={<Undo2 aria-hidden="true" size={14} />}
          onClick={() => commentActions.askSent('withdraw', comment)}
        >
          {t('withdraw', { platform })}
        </Button>
      )}
      {mayReopen && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" size={14} />}
          onClick={() => void commentActions.reopen(comment)}
        >
          {t('reopen')}
        </Button>
      )}
      {maySend && comment.hasPhone && <EditPhone comment={comment} />}
    </div>
  )
}

/** The platform keeps a published reply as it is. */
function Fixed({ comment, platform }: { comment: Comment; platform: string }) {
  const t = useTranslations('triage')
  const isOurs = comment.delivery?.state === 'posted' && !comment.answeredElsewhere
  if (!isOurs || editableThere.includes(comment.platform) || withdrawableThere.includes(comment.platform)) return null
  const link = comment.postLink && /^https?:/.test(comment.postLink) ? comment.postLink : null
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-xs text-ink-3">
      {t('fixed', { platform })}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={textLink}>
          {t('openOn', { platform })}
        </a>
      )}
    </p>
  )
}
