import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { decidingWords } from '../../../features/comments/reading/deciding-words.ts'
import { textLink } from '../../../ui/text-link.ts'
import { useIsTall } from '../../../ui/use-is-tall.ts'

/** Of 15 lines: hiding a line or two isn't worth a button. */
const LONG_PX = 15 * 24

/**
 * The customer's words. Where the composer isn't in a fixed foot, a long text would push it out of view, so only its
 * first 12 lines are shown until the user wants all.
 */
export function ReviewWords({ comment }: { comment: Comment }) {
  const t = useTranslations('triage')
  const { title, language } = comment
  const [words, isLong] = useIsTall<HTMLParagraphElement>(LONG_PX)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <div
      lang={language ?? undefined}
      className="max-w-[62ch] text-lg hyphenate-long wrap-anywhere text-pretty text-ink"
    >
      {title && (
        <p dir="auto" className="font-semibold">
          {title}
        </p>
      )}
      <p ref={words} dir="auto" className={`whitespace-pre-line ${isLong && !isWhole ? 'lg:line-clamp-12' : ''}`}>
        {decidingWords(comment).map(({ start, text, as }) =>
          as ? (
            <mark key={start} className={`rounded-xs box-decoration-clone px-0.5 text-ink ${grounds[as]}`}>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </p>
      {isLong && (
        <button
          type="button"
          lang="en"
          aria-expanded={isWhole}
          className={`${textLink} mt-1 text-sm max-lg:hidden`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'showLess' : 'showAll')}
        </button>
      )}
    </div>
  )
}

const grounds = { positive: 'bg-sent-soft', negative: 'bg-danger-soft' } as const
