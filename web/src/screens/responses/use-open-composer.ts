import type { Comment } from '@bizamply/contract/comments'
import { useCallback, useEffect, useRef } from 'react'
import type { ComposerHandle } from '../../features/replies/composer/reply-composer-props.ts'

/** Keys that are meant for a text that can't take them. */
interface Held {
  commentId: string
  typed: string
  /** The text was refused: the letters are dropped until then. Null: the text is on its way and gets them. */
  droppedUntil: number | null
}

/** Letters that follow a refused key were meant for the text: for this long, and until typing pauses. */
const DROPPED_MS = 1000
const PAUSE_MS = 400

/** The open composer, and the keys that are held back until its text can be changed. */
export function useOpenComposer(opened: string | undefined, open: (comment: Comment) => void) {
  const composer = useRef<ComposerHandle | null>(null)
  const held = useRef<Held | null>(null)
  /** The review whose reply is being taken over from someone else. */
  const takenOver = useRef<string | null>(null)
  /** The composer of the open comment, if it has one. */
  const composerOf = (comment: Comment) => (composer.current?.commentId === comment._id ? composer.current : null)
  const dropTyped = ({ _id: commentId }: Pick<Comment, '_id'>) => {
    held.current = { commentId, typed: '', droppedUntil: Date.now() + DROPPED_MS }
  }
  /** Writes what was held back, if the text can be changed by now. */
  const writeHeld = useCallback((handle: ComposerHandle | null): boolean => {
    const { current } = held
    if (!handle || handle.commentId !== current?.commentId || current.droppedUntil !== null) return false
    if (takenOver.current === handle.commentId) return false
    held.current = null
    if (handle.editedBy()) dropTyped({ _id: handle.commentId })
    else handle.write(current.typed)
    return true
  }, [])
  const setComposer = useCallback(
    (handle: ComposerHandle | null) => {
      composer.current = handle
      writeHeld(handle)
    },
    [writeHeld],
  )
  useEffect(() => {
    if (held.current?.commentId !== opened) held.current = null
  }, [opened])
  const openToWrite = (comment: Comment) => {
    held.current = { commentId: comment._id, typed: '', droppedUntil: null }
    if (opened !== comment._id) open(comment)
  }
  /** True if the key is meant for a text that isn't there yet, or that was just refused. */
  const typeAhead = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean => {
    const { current } = held
    if (!current || ctrlKey || metaKey) return false
    if (current.droppedUntil !== null) {
      if (Date.now() > current.droppedUntil) held.current = null
      else current.droppedUntil = Math.max(current.droppedUntil, Date.now() + PAUSE_MS)
    }
    if (!held.current) return false
    // The key that asked for the text is still held down, or was pressed once too often.
    if (repeat || (key === 'Enter' && current.typed === '')) return true
    if (key === 'Backspace') current.typed = current.typed.slice(0, -1)
    else if (key === 'Enter') current.typed += '\n'
    else if (key.length === 1) current.typed += key
    else {
      if (key === 'Escape' || key.startsWith('Arrow')) held.current = null
      return key === 'Escape'
    }
    return true
  }
  const isTakingOver = (comment: Comment): boolean => takenOver.current === comment._id
  /** Takes the reply over, then goes into it. Keys that `e` asked to hold back wait for the server's answer. */
  const takeOver = async (comment: Comment, request: () => Promise<void>) => {
    takenOver.current = comment._id
    let hasWritten = false
    try {
      await request()
    } finally {
      takenOver.current = null
      hasWritten = writeHeld(composerOf(comment))
    }
    if (!hasWritten) composerOf(comment)?.focus()
  }
  return { setComposer, composerOf, openToWrite, dropTyped, typeAhead, isTakingOver, takeOver }
}
