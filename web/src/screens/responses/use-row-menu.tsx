import type { Comment } from '@bizamply/contract/comments'
import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { RowMenu } from '../../features/triage/row-menu.tsx'
import type { CommentActions } from './use-comment-actions.ts'
import { RowMenuContext } from './row-menu-context.ts'

const load = () => import('./row-menu-popup.tsx')
const Popup = lazyPart(() => load().then((it) => ({ default: it.RowMenuPopup })))

export type RowMenuOf = (comment: Comment) => ReactNode

/** The menu with all actions of a comment. */
export function useRowMenu(commentActions: CommentActions, singleKeys: boolean): RowMenuOf {
  return (comment) => (
    <RowMenuContext value={{ comment, commentActions, singleKeys }}>
      <RowMenu popup={Popup} preload={load} />
    </RowMenuContext>
  )
}
