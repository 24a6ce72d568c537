import type { Comment } from '@bizamply/contract/comments'
import { CircleHelp, OctagonAlert, ThumbsDown, ThumbsUp, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { fetchEarly } from '../../../lib/fetch-early.ts'
import { SentimentMark } from './sentiment-mark.tsx'
import { useReadingWords } from './reading-words.ts'

const load = () => import('./reading-popup.tsx')
const ReadingPopup = lazyPart(() => load().then((it) => ({ default: it.ReadingPopup })))

export interface ReadingChipsProps {
  comment: Comment
  /** Undefined for read-only members. */
  onCorrect: (() => void) | undefined
}

interface Chip {
  key: string
  Icon: LucideIcon
  ink: string
  /** Whether a topic is positive or negative. */
  manner?: string
  label: string
}

/** What was detected in a comment; a press shows the words that led to it. */
export function ReadingChips({ comment, onCorrect }: ReadingChipsProps) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const chips: Chip[] = [
    ...comment.risks.map((risk) => ({
      key: `risk ${risk}`,
      Icon: TriangleAlert,
      ink: danger,
      label: words.risk(risk),
    })),
    ...(comment.spam ? [{ key: 'spam', Icon: OctagonAlert, ink: 'text-ink-3', label: t('spam') }] : []),
    ...comment.topicsGood.map((topic) => ({
      key: `good ${topic}`,
      Icon: ThumbsUp,
      ink: 'text-sent-ink',
      manner: t('positive'),
      label: words.topic(topic),
    })),
    ...comment.topicsBad.map((topic) => ({
      key: `bad ${topic}`,
      Icon: ThumbsDown,
      ink: danger,
      manner: t('negative'),
      label: words.topic(topic),
    })),
    ...(comment.question ? [{ key: 'question', Icon: CircleHelp, ink: 'text-ink-3', label: t('question') }] : []),
  ]
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => setOpen(!open)}
        className="flex min-h-7 max-w-full flex-wrap items-center gap-1.5 justify-self-start rounded-sm text-left text-xs coarse:min-h-10"
      >
        <span className="sr-only">{t('title')}: </span>
        <SentimentMark sentiment={comment.sentiment} />
        {chips.map(({ key, Icon, ink, manner, label }) => (
          <span key={key} className={chipLook}>
            <Icon aria-hidden="true" size={14} className={ink} />
            {manner && <span className="sr-only">{manner}: </span>}
            {label}
          </span>
        ))}
        {chips.length === 0 && !comment.sentiment && <span className="text-ink-3">{t('nothing')}</span>}
      </button>
      {open && (
        <Suspense>
          <ReadingPopup comment={comment} anchor={anchor} onClose={() => setOpen(false)} onCorrect={onCorrect} />
        </Suspense>
      )}
    </>
  )
}

const danger = 'text-danger-ink'
const chipLook = 'inline-flex h-6 items-center gap-1.5 rounded-full border border-line-strong px-2.5 text-ink-2'
