import type { Comment } from '@bizamply/contract/comments'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/checkbox.tsx'

export interface RowCheckboxProps {
  comment: Comment
  checked: boolean
  isTabStop: boolean
  /** The checkbox's id: on a tablet, the picture is its label. */
  id: string
  onSelect: (comment: Comment, range: boolean) => void
}

export function RowCheckbox({ comment, checked, isTabStop, id, onSelect }: RowCheckboxProps) {
  const t = useTranslations('comments')
  const shift = useRef(false)
  return (
    <Checkbox
      id={id}
      className="mt-2.5"
      aria-label={t('selectOne', { name: comment.customerName })}
      checked={checked}
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => {
        shift.current = event.shiftKey
      }}
      onCheckedChange={() => onSelect(comment, shift.current)}
    />
  )
}
