import type { Comment } from '@bizamply/contract/comments'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredPopover } from '../../../ui/anchored-popover.tsx'
import { ReadingFacts } from './reading-facts.tsx'

export interface ReadingPopupProps {
  comment: Comment
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  onCorrect: (() => void) | undefined
}

export function ReadingPopup({ comment, anchor, onClose, onCorrect }: ReadingPopupProps) {
  const t = useTranslations('reading')
  const correct = onCorrect && (() => (onClose(), onCorrect()))
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('title')}
      align="start"
      onClose={onClose}
      className="w-80 max-w-[calc(100vw-16px)] p-4"
    >
      <ReadingFacts comment={comment} onCorrect={correct} />
    </AnchoredPopover>
  )
}
