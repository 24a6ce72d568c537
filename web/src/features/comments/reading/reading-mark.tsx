import type { Comment } from '@bizamply/contract/comments'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useReadingWords } from './reading-words.ts'

const ReadingPopup = lazyPart(() => import('./reading-popup.tsx').then((it) => ({ default: it.ReadingPopup })))

export interface ReadingMarkProps {
  comment: Comment
  /** Undefined for read-only members. */
  onCorrect: ((comment: Comment) => void) | undefined
}

/**
 * Short summary of sentiment and topics, shown while the row is hovered; clicking it shows the words that led to them.
 */
export function ReadingMark({ comment, onCorrect }: ReadingMarkProps) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const topics = [...comment.topicsBad, ...comment.topicsGood].map(words.topic)
  const said = [comment.sentiment ? words.sentiment(comment.sentiment) : t('unknown'), ...topics.slice(0, 2)]
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`${look} ${open ? '' : resting}`}
      >
        <span className="sr-only">{t('title')}: </span>
        {said.join(' · ')}
        {topics.length > 2 && ` +${topics.length - 2}`}
      </button>
      {open && (
        <Suspense>
          <ReadingPopup
            comment={comment}
            anchor={anchor}
            onClose={() => setOpen(false)}
            onCorrect={onCorrect && (() => onCorrect(comment))}
          />
        </Suspense>
      )}
    </>
  )
}

const look =
  'ml-auto min-h-6 shrink-0 rounded-xs px-1 text-xs text-ink-2 underline decoration-line-strong decoration-dotted ' +
  'underline-offset-3 hover:text-ink max-md:hidden'
// Visible only while the row is hovered or focused, but always reachable with the keyboard.
const resting = 'opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 focus-visible:opacity-100'
