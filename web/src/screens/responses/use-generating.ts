import type { Comment } from '@bizamply/contract/comments'
import { useCallback, useEffect, useRef } from 'react'
import type { ComposerHandle } from '../../features/replies/composer/reply-composer-props.ts'
import type { ReplyActions } from '../../features/replies/use-reply-actions.ts'

export interface Generating {
  actions: ReplyActions
  opened: string | undefined
  open: (comment: Comment) => void
  /** Asks before a draft is replaced. */
  confirm: (draft: Comment) => void
}

/** The open composer, and generating where its progress is seen: in the pane. */
export function useGenerating({ actions, opened, open, confirm }: Generating) {
  const composer = useRef<ComposerHandle | null>(null)
  // The review whose text was asked for before it is there, and what was typed since.
  const awaited = useRef<{ commentId: string; typed: string } | null>(null)
  const setComposer = useCallback((handle: ComposerHandle | null) => {
    composer.current = handle
    const { current } = awaited
    if (!handle || handle.commentId !== current?.commentId) return
    awaited.current = null
    handle.write(current.typed)
  }, [])
  useEffect(() => {
    if (awaited.current?.commentId !== opened) awaited.current = null
  }, [opened])
  /** The composer of the open comment, if it has one. */
  const composerOf = (comment: Comment) => (composer.current?.commentId === comment._id ? composer.current : null)
  const openToWrite = (comment: Comment) => {
    awaited.current = { commentId: comment._id, typed: '' }
    if (opened !== comment._id) open(comment)
  }
  /** True if the key is meant for a text that was asked for and isn't there yet. */
  const typeAhead = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const { current } = awaited
    if (!current || ctrlKey || metaKey) return false
    if (key === 'Backspace') current.typed = current.typed.slice(0, -1)
    else if (key === 'Enter') current.typed += '\n'
    else if (key.length === 1) current.typed += key
    else {
      if (key === 'Escape' || key.startsWith('Arrow')) awaited.current = null
      return key === 'Escape'
    }
    return true
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
  return { setComposer, composerOf, openToWrite, typeAhead, generate, regenerate }
}
