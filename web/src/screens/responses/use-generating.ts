import type { Comment } from '@bizamply/contract/comments'
import type { ComposerHandle } from '../../features/replies/composer/reply-composer-props.ts'
import { afterSaving, replyBeingSaved } from '../../features/replies/kept-reply.ts'
import type { ReplyActions } from '../../features/replies/use-reply-actions.ts'

export interface Generating {
  actions: ReplyActions
  opened: string | undefined
  open: (comment: Comment) => void
  composerOf: (comment: Comment) => ComposerHandle | null
  /** Asks before a draft is replaced. */
  confirm: (draft: Comment) => void
}

/** Generating where its progress is seen: in the pane. */
export function useGenerating({ actions, opened, open, composerOf, confirm }: Generating) {
  const regenerate = (comment: Comment) => {
    const openComposer = composerOf(comment)
    if (openComposer) openComposer.generate(confirm)
    else void actions.generate(comment)
  }
  const generate = (comment: Comment) => {
    if (opened !== comment._id) open(comment)
    // Someone else may have written one that the list doesn't show yet.
    const openComposer = composerOf(comment)
    if (comment.status === 'draft' || openComposer?.hasDraft) confirm(comment)
    // The user's own text is about to be the draft. If it can't be saved, it's kept, so nothing is generated either.
    else if (!openComposer?.hasReply && replyBeingSaved(comment._id))
      void afterSaving(comment._id).then((draft) => draft && confirm(draft))
    else regenerate(comment)
  }
  return { generate, regenerate }
}
