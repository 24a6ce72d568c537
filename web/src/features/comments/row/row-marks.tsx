import type { Comment } from '@bizamply/contract/comments'
import { Clock, EyeOff, MessageSquareText, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useReadingWords } from '../reading/reading-words.ts'

interface RiskBadgeProps {
  comment: Comment
  /** Names only the first, and how many others there are. */
  isShort?: boolean
}

/** The risks of a comment. */
export function RiskBadge(props: RiskBadgeProps) {
  return props.comment.risks.length > 0 && <Risks {...props} />
}

function Risks({ comment, isShort = false }: RiskBadgeProps) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  const [first = '', ...more] = comment.risks
  const names = comment.risks.map(words.risk).join(', ')
  return (
    <Tooltip content={t('riskWhy', { risks: names })} describes>
      <span data-over-row className="relative z-10 inline-flex shrink-0">
        <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" size={12} />}>
          {isShort && more.length > 0 ? (
            <>
              <span aria-hidden="true">
                {words.risk(first)} +{more.length}
              </span>
              <span className="sr-only">{names}</span>
            </>
          ) : (
            names
          )}
        </Badge>
      </span>
    </Tooltip>
  )
}

/** A comment that reads as advertising. */
export function SpamBadge({ comment }: { comment: Comment }) {
  const t = useTranslations('reading')
  return (
    comment.spam && (
      <Tooltip content={t('spamWhy')} describes>
        <span data-over-row className="relative z-10 inline-flex shrink-0">
          <Badge tone="neutral" icon={<OctagonAlert aria-hidden="true" size={12} />}>
            {t('spam')}
          </Badge>
        </span>
      </Tooltip>
    )
  )
}

/** The code of a language that the reader doesn't use; the name is in the title. */
export function Language({ code }: { code: string }) {
  const words = useReadingWords()
  return (
    <span
      title={words.language(code)}
      className="shrink-0 rounded-xs border border-line-strong px-1 text-micro leading-4 font-medium text-ink-2 uppercase"
    >
      <span className="sr-only">{words.language(code)}</span>
      <span aria-hidden="true">{code}</span>
    </span>
  )
}

/** Triage state, notes and tags. `whole`: every tag by its name; the pane counts the notes elsewhere. */
export function RowMarks({ comment, whole = false }: { comment: Comment; whole?: boolean }) {
  const t = useTranslations('comments')
  const { tags } = comment
  const notes = whole ? 0 : comment.notes
  const [first] = tags
  return (
    <>
      {!comment.published && (
        <span className={mark}>
          <EyeOff aria-hidden="true" size={12} />
          {t('notPublic')}
        </span>
      )}
      {comment.triageState !== 'open' && <TriageStateMark comment={comment} triageState={comment.triageState} />}
      {notes > 0 && (
        <span className={`${mark} tabular-nums`} title={t('notes', { count: notes })}>
          <MessageSquareText aria-hidden="true" size={12} className="shrink-0" />
          <span aria-hidden="true">{notes}</span>
          <span className="sr-only">{t('notes', { count: notes })}</span>
        </span>
      )}
      {whole &&
        tags.map((tag) => (
          <span key={tag} className={`max-w-full truncate ${tagLook}`}>
            {tag}
          </span>
        ))}
      {first && !whole && (
        <span title={tags.join(', ')} className={`${mark} max-w-32`}>
          <span className={`truncate ${tagLook}`}>{first}</span>
          {tags.length > 1 && `+${tags.length - 1}`}
        </span>
      )}
    </>
  )
}

function TriageStateMark({
  comment,
  triageState,
}: {
  comment: Comment
  triageState: Exclude<Comment['triageState'], 'open'>
}) {
  const t = useTranslations('comments')
  const format = useFormat()
  const now = useTicking()
  const { snoozedUntil, triageReason } = comment
  const until = snoozedUntil ? `${format.shortDate(snoozedUntil, now)}, ${format.time(snoozedUntil)}` : ''
  const words =
    triageState === 'snoozed' ? t('snoozedUntil', { until }) : t(triageState === 'hidden' ? 'isHidden' : 'needsNoReply')
  return (
    <span className={mark} title={triageReason ?? undefined}>
      {triageState === 'snoozed' ? <Clock aria-hidden="true" size={12} /> : <EyeOff aria-hidden="true" size={12} />}
      {words}
      {triageReason && <span className="max-w-40 truncate">({triageReason})</span>}
    </span>
  )
}

const tagLook = 'rounded-xs bg-surface-3 px-1.5 text-micro leading-4 text-ink-2'
const mark = 'inline-flex shrink-0 items-center gap-1'
