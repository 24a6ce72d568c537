import type { Comment } from '@bizamply/contract/comments'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComposerHandle } from '../../features/replies/composer/reply-composer-props.ts'
import { afterSendKeys } from './after-send-keys.ts'
import { heldKeys } from './held-keys.ts'

/** The open composer, and the keys that are held back until its text can be changed. */
export function useOpenComposer(opened: string | undefined, open: (comment: Comment) => void) {
  const composer = useRef<ComposerHandle | null>(null)
  /** The review whose reply is being taken over from someone else. */
  const takenOver = useRef<string | null>(null)
  const keys = useHeldKeys(opened)
  /** The composer of the open comment, if it has one. */
  const composerOf = (comment: Comment) => (composer.current?.commentId === comment._id ? composer.current : null)
  /** Writes what was held back, if the text can be changed by now. */
  const writeHeld = useCallback(
    (handle: ComposerHandle | null): boolean => {
      if (!handle || takenOver.current === handle.commentId) return false
      const typed = keys.take(handle.commentId)
      if (typed === null) return false
      if (handle.editedBy()) keys.drop(handle.commentId)
      else handle.write(typed)
      return true
    },
    [keys],
  )
  const setComposer = useCallback(
    (handle: ComposerHandle | null) => {
      composer.current = handle
      writeHeld(handle)
    },
    [writeHeld],
  )
  const openToWrite = (comment: Comment) => {
    keys.hold(comment._id)
    if (opened !== comment._id) open(comment)
  }
  const isTakingOver = (comment: Comment): boolean => takenOver.current === comment._id
  /** Takes the reply over, then goes into it. Keys that `e` asked to hold back wait for the server's response. */
  const takeOver = async (comment: Comment, request: () => Promise<void>) => {
    takenOver.current = comment._id
    keys.endExcept(undefined)
    let hasWritten = false
    try {
      await request()
    } finally {
      takenOver.current = null
      hasWritten = writeHeld(composerOf(comment))
    }
    if (!hasWritten) composerOf(comment)?.focus()
  }
  return {
    setComposer,
    composerOf,
    openToWrite,
    dropTyped: (comment: Comment) => keys.drop(comment._id),
    dropSentence: (comment: Comment) => keys.dropSentence(comment._id),
    dropAfterSend: keys.dropAfterSend,
    extendAfterSend: keys.extendAfterSend,
    typeAhead: keys.typeAhead,
    pressedSend: keys.pressedSend,
    typeOn: keys.typeOn,
    isTakingOver,
    takeOver,
  }
}

/** Keys that are held back or dropped, because they are meant for a text. */
function useHeldKeys(opened: string | undefined) {
  const [held] = useState(heldKeys)
  const [sent] = useState(afterSendKeys)
  useEffect(() => held.endExcept(opened), [held, opened])
  useEffect(() => sent.end, [sent])
  const dropAfterSend = () => {
    held.endExcept(undefined)
    sent.begin()
  }
  /** True if the key is meant for a text. */
  const typeAhead = (event: KeyboardEvent): boolean => held.press(event) || sent.press(event)
  const { extend: extendAfterSend, pressedSend, typeOn } = sent
  return { ...held, dropAfterSend, extendAfterSend, typeAhead, pressedSend, typeOn }
}
