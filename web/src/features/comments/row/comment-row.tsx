import { memo, useId, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowFacts } from './row-facts.tsx'
import { RowHead } from './row-head.tsx'
import { RowPicture } from './row-picture.tsx'
import type { CommentRowProps } from './row-props.ts'
import { isUnread } from './row-state.ts'
import { RowText } from './row-text.tsx'
import { useLongPress } from './use-long-press.ts'

/** Memoized: rows render again only if their own data changes, not while scrolling. */
export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const t = useTranslations('comments')
  const { comment, isCursor, isOpen, isSelecting, onSelect, onOpen } = props
  const id = useId()
  const longPress = useLongPress(onSelect && (() => onSelect(comment, false)))
  const press = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const picks = shiftKey || ctrlKey || metaKey || (isSelecting && isNarrow())
    if (picks && onSelect) onSelect(comment, shiftKey)
    else onOpen(comment)
  }
  // For the pointer only; the keyboard has the button.
  const pointer = { ...longPress, onClick: (event: MouseEvent) => isOverCover(event.target) && press(event) }
  return (
    <article
      tabIndex={-1}
      aria-current={isOpen || isCursor || undefined}
      className={`group/row ${row} ${ground(props)}`}
      {...pointer}
    >
      {(isOpen || isCursor) && (
        <span
          aria-hidden="true"
          className={`absolute inset-y-0 left-0 w-0.5 ${isOpen ? 'bg-accent' : 'bg-line-strong'}`}
        />
      )}
      {isUnread(comment) && (
        <span className="forced-color-adjust-none absolute top-4 left-1.5 size-2 rounded-full bg-accent">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
      {onSelect && (
        <span className={`relative z-10 ${isSelecting ? '' : 'max-md:hidden md:max-lg:sr-only'}`}>
          <RowCheckbox
            comment={comment}
            checked={props.isSelected}
            isTabStop={props.isTabStop}
            id={id}
            onSelect={onSelect}
          />
        </span>
      )}
      {onSelect ? (
        // On a tablet, a tap on the picture selects.
        <label htmlFor={id} className="h-fit md:max-lg:relative md:max-lg:z-10">
          <RowPicture comment={comment} />
        </label>
      ) : (
        <RowPicture comment={comment} />
      )}
      <div className="min-w-0 flex-1">
        <RowHead {...props} onPress={press} />
        <RowText comment={comment} typed={props.typed} />
        <RowFacts {...props} />
      </div>
    </article>
  )
})

/** A badge with a tooltip lies above the button that covers the row. */
const isOverCover = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-over-row]') !== null

/** Below the tablet's width a tap selects once something is selected. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 767px)').matches

const row =
  'relative flex cursor-pointer gap-3 border-b border-line py-2 pr-4 pl-5 compact:py-1 transition-colors duration-300 ' +
  'in-data-scrolling:transition-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent'

function ground({ isPointedAt, isSelected, isOpen, isNew }: CommentRowProps) {
  if (isPointedAt) return 'bg-pending-soft'
  if (isSelected || isOpen) return 'bg-selected'
  return isNew ? 'animate-fade bg-accent-soft' : 'hover:bg-surface-2'
}
