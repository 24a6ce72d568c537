import type { Comment } from '@bizamply/contract/comments'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { decidingWords } from '../../../features/comments/reading/deciding-words.ts'
import { useReplyState } from '../../../features/replies/reply-store.ts'
import { MarkedWords } from '../../../ui/marked-words.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { useIsTall } from '../../../ui/use-is-tall.ts'

const route = getRouteApi('/guarded/responses')

const LINE_PX = 24
/** How much of a long text is shown, and from how many lines on: hiding a line or two isn't worth a button. */
const alone = { from: 15, look: 'line-clamp-12' }
const aboveReply = { from: 8, look: 'line-clamp-6' }

/**
 * The customer's words, with those of the search and of the topics marked. A long text would push the composer out of view, so only its first lines are shown until the
 * user wants all; fewer above a reply, which is read before it's sent.
 */
export function ReviewWords({ comment }: { comment: Comment }) {
  const t = useTranslations('triage')
  const { title, language } = comment
  const isGenerating = useReplyState(comment._id).step.name === 'generating'
  const fold = comment.status === 'draft' || isGenerating ? aboveReply : alone
  const [words, isLong] = useIsTall<HTMLParagraphElement>(fold.from * LINE_PX)
  const [isWhole, setIsWhole] = useState(false)
  const typed = route.useSearch({ select: ({ search = '' }) => search })
  return (
    <div
      lang={language ?? undefined}
      className="max-w-[62ch] text-lg hyphenate-long wrap-anywhere text-pretty text-ink"
    >
      {title && (
        <p dir="auto" className="font-semibold">
          <DecidingWords comment={comment} text={title} typed={typed} />
        </p>
      )}
      <p ref={words} dir="auto" className={`whitespace-pre-line ${isLong && !isWhole ? fold.look : ''}`}>
        <DecidingWords comment={comment} text={comment.content} typed={typed} />
      </p>
      {isLong && (
        <button
          type="button"
          lang="en"
          aria-expanded={isWhole}
          className={`${textLink} mt-1 min-h-6 text-sm coarse:-mt-1 coarse:-mb-3 coarse:min-h-11`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'showLess' : 'showAll')}
        </button>
      )}
    </div>
  )
}

interface DecidingWordsProps {
  comment: Comment
  text: string
  typed: string
}

/** Words of the positive and negative topics: on a ground, or underlined where the reader isn't sure. */
function DecidingWords({ comment, text, typed }: DecidingWordsProps) {
  return decidingWords(comment, text).map((part) =>
    part.as ? (
      <mark
        key={part.start}
        className={`rounded-xs box-decoration-clone text-ink ${part.isUnsure ? `bg-transparent ${lines[part.as]}` : `px-0.5 ${grounds[part.as]}`}`}
      >
        <MarkedWords text={part.text} typed={typed} />
      </mark>
    ) : (
      <MarkedWords key={part.start} text={part.text} typed={typed} />
    ),
  )
}

const grounds = { positive: 'bg-sent-soft', negative: 'bg-danger-soft' } as const
const underlined = 'underline decoration-dotted decoration-2 underline-offset-4'
const lines = {
  positive: `${underlined} decoration-sent-ink`,
  negative: `${underlined} decoration-danger-ink`,
} as const
