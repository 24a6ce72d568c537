import { useEffect } from 'react'

const ids = new Set<string>()

/** Comments that somebody acted on here since this list was opened: they keep their place in it until it is left. */
export const pinnedComments = {
  add: (commentId: string): void => void ids.add(commentId),
  has: (commentId: string): boolean => ids.has(commentId),
  clear: (): void => ids.clear(),
}

/** Another list, another start. */
export function usePinnedComments(listKey: string): void {
  useEffect(() => pinnedComments.clear, [listKey])
}
