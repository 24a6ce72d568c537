import type { Comment } from '@bizamply/contract/comments'

let moment = 0
const patched = new Map<string, { at: number; comment: Comment }>()
const KEPT = 500

/** Comments from responses to the user’s actions. They’re newer than any list that was requested earlier. */
export const optimisticUpdates = {
  now: (): number => ++moment,
  add: (comment: Comment): void => {
    patched.delete(comment._id)
    patched.set(comment._id, { at: ++moment, comment })
    const [oldest] = patched.keys()
    if (patched.size > KEPT && oldest) patched.delete(oldest)
  },
  /** The version from an action after `since` if there is one, otherwise the version that was read. */
  orNewer: (comment: Comment, since: number): Comment => {
    const newer = patched.get(comment._id)
    return newer && newer.at > since ? newer.comment : comment
  },
}
