import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Thumb } from '../../../ui/thumb.tsx'

/** The product's picture with the platform's mark on its corner. */
export function RowPicture({ comment }: { comment: Comment }) {
  const t = useTranslations('comments')
  return (
    <span className="relative h-fit shrink-0">
      <Thumb src={comment.product_img} name={comment.product_title ?? comment.customerName} size={36} />
      <span className="absolute -right-1 -bottom-1 grid size-4 place-items-center rounded-xs bg-surface ring-1 ring-line">
        <PlatformMark platform={comment.platform} size={11} />
        <span className="sr-only">{t(`platform.${comment.platform}`)}</span>
      </span>
    </span>
  )
}
