import type { UndoPlace } from '../../../ui/undo-stack.ts'

const places = new Map<string, UndoPlace>()

/** The place of each comment's send in the order of Undo, until its result is known. */
export const sendPlaces = {
  set: (commentId: string, place: UndoPlace): void => void places.set(commentId, place),
  /** The reply was sent, so what the user did before it can't be undone by key. */
  seal: (commentId: string): void => {
    places.get(commentId)?.seal()
    places.delete(commentId)
  },
  /** Nothing was sent. */
  release: (commentId: string): void => {
    places.get(commentId)?.release()
    places.delete(commentId)
  },
}
