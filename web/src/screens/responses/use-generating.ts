import type { Comment } from '@bizamply/contract/comments'
import { useCallback, useRef } from 'react'
import type { ComposerHandle } from '../../features/replies/composer/reply-composer-props.ts'
import type { ReplyActions } from '../../features/replies/use-reply-actions.ts'

export interface Generating {
  actions: ReplyActions
  opened: string | undefined
  open: (comment: Comment) => void
  /** Asks before a draft is replaced. */
  confirm: (draft: Comment) => void
  /** The composer that opens doesn't take the focus. */
  releaseFocus: () => void
}

/** The open composer, and generating where its progress is seen: in the pane. */
export function useGenerating({ actions: given, opened, open, confirm, releaseFocus }: Generating) {
  const composer = useRef<ComposerHandle | null>(null)
  const setComposer = useCallback((handle: ComposerHandle | null) => {
    composer.current = handle
  }, [])
  /** The composer of the open comment, if it has one. */
  const composerOf = (comment: Comment) => (composer.current?.commentId === comment._id ? composer.current : null)
  // Generated text never takes the focus: the next key is a shortcut, not text for the customer.
  const actions: ReplyActions = {
    ...given,
    generate: (comment) => {
      releaseFocus()
      return given.generate(comment)
    },
  }
  const regenerate = (comment: Comment) => {
    const openComposer = composerOf(comment)
    if (openComposer) openComposer.generate()
    else void actions.generate(comment)
  }
  const generate = (comment: Comment) => {
    if (opened !== comment._id) open(comment)
    if (comment.status === 'draft') confirm(comment)
    else regenerate(comment)
  }
  return { actions, setComposer, composerOf, generate, regenerate }
}
