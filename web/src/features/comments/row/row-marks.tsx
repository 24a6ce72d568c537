import type { Comment } from '@bizamply/contract/comments'
import { Clock, EyeOff, MessageSquareText, TriangleAlert, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useReadingWords } from '../reading/reading-words.ts'

/** The risks of a comment, shown next to the name. */
export function RiskBadge({ comment }: { comment: Comment }) {
  return comment.risks.length > 0 && <Risks comment={comment} />
}

function Risks({ comment }: { comment: Comment }) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  const names = comment.risks.map(words.risk).join(', ')
  return (
    <Tooltip content={t('riskWhy', { risks: names })} describes>
      <span className="inline-flex">
        <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" size={12} />}>
          {names}
        </Badge>
      </span>
    </Tooltip>
  )
}

/** Triage state, assignee, notes and tags. */
export function RowMarks({ comment }: { comment: Comment }) {
  const t = useTranslations('comments')
  const { assignee, tags, notes } = comment
  return (
    <>
      {comment.triageState !== 'open' && <TriageStateMark comment={comment} triageState={comment.triageState} />}
      {assignee && (
        <span className={mark}>
          <UserRound aria-hidden="true" size={12} className="shrink-0" />
          <span className="sr-only">{t('assignedTo')} </span>
          {assignee.name}
        </span>
      )}
      {notes > 0 && (
        <span className={mark}>
          <MessageSquareText aria-hidden="true" size={12} className="shrink-0" />
          {t('notes', { count: notes })}
        </span>
      )}
      {tags.slice(0, 3).map((tag) => (
        <span key={tag} className="max-w-32 truncate rounded-xs bg-surface-3 px-1.5 text-micro leading-4 text-ink-2">
          {tag}
        </span>
      ))}
      {tags.length > 3 && <span title={tags.slice(3).join(', ')}>+{tags.length - 3}</span>}
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

const mark = 'inline-flex shrink-0 items-center gap-1'
