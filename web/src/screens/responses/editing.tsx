import type { Comment } from '@bizamply/contract/comments'
import { replyLimits } from '@bizamply/contract/reply-limits'
import type { ReactNode } from 'react'
import { ProductPicture } from '../../features/comments/row/product-picture.tsx'
import { EditedBy } from '../../features/replies/composer/edited-by.tsx'
import { EarlierReviews } from '../../features/replies/editor/earlier-reviews.tsx'
import { EditDialog } from '../../features/replies/editor/edit-dialog.tsx'
import type { Means } from '../../features/replies/reply-permissions.ts'
import type { ReplyActions } from '../../features/replies/use-reply-actions.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { useUser } from '../../lib/session.ts'
import { ComposerMenus } from './composer-menus.tsx'

export interface EditingProps {
  /** The comment with the draft. */
  comment: Comment
  actions: ReplyActions
  means: Means
  /** The platform's name. */
  nameOf: (comment: Comment) => string
  /** Other members who have it open. */
  presence?: ReactNode
  /** Edits the reply even though someone else is editing it. */
  onTakeOver: () => Promise<void>
  onClose: () => void
  onSend: () => void
  onSent: (comment: Comment, next: boolean) => void
  onUndone: (comment: Comment) => void
}

/** The Edit Response dialog with the menus of other features. */
export function Editing({ comment, actions, means, nameOf, presence, onTakeOver, onClose, ...sends }: EditingProps) {
  const { brand } = useBrand()
  const { name } = useUser()
  return (
    <EditDialog
      comment={comment}
      limit={replyLimits[comment.platform]}
      actions={actions}
      means={means}
      platform={nameOf(comment)}
      brandName={brand.BrandName}
      userName={name}
      picture={
        <ProductPicture src={comment.product_img} name={comment.product_title ?? comment.customerName} size={36} />
      }
      earlier={<EarlierReviews comment={comment} />}
      presence={presence}
      notice={means.editedBy && <EditedBy name={means.editedBy} onTakeOver={onTakeOver} />}
      onClose={onClose}
      {...sends}
      Menus={ComposerMenus}
    />
  )
}
