import type { Comment } from '@bizamply/contract/comments'
import { excerpt, MarkedWords } from '../../../ui/marked-words.tsx'
import { isUnread } from './row-state.ts'

/** More than two lines never show; a long review isn't laid out for it. */
const TEXT_SHOWN = 400

/** The review in a line, or two where it's narrow; in a search, from its first match. */
export function RowText({ comment, typed }: { comment: Comment; typed: string | undefined }) {
  const { title, content, language } = comment
  const shown = (typed ? excerpt(content, typed) : content).slice(0, TEXT_SHOWN)
  return (
    <p
      dir="auto"
      lang={language ?? undefined}
      className={`line-clamp-1 text-sm wrap-anywhere hyphenate-long max-lg:line-clamp-2 lg:break-all ${isUnread(comment) ? 'text-ink' : 'text-ink-2'}`}
    >
      {title && (
        <>
          <span className="font-medium text-ink">
            {typed ? <MarkedWords text={title} typed={typed} /> : title}
          </span>{' '}
        </>
      )}
      {typed ? <MarkedWords text={shown} typed={typed} /> : shown}
    </p>
  )
}
