import type { CommentMatch, Person, PersonLine } from '@bizamply/contract/people'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Stars } from '../../ui/stars.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useSourceWords } from './source-words.ts'

export interface PersonHistoryProps {
  person: Person
  /** Comments selected for a split; null while no split is in progress. */
  picked: ReadonlySet<string> | null
  onPick: (commentId: string, isPicked: boolean) => void
}

/** A customer's whole history, newest first; what belongs to a comment follows it in the same row, oldest first. */
export function PersonHistory({ person, picked, onPick }: PersonHistoryProps) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)]">
      {rowsOf(person.items).map(({ item, below }, n) => (
        // Two messages can have the same time, so the key includes the position.
        <li
          key={`${item.kind} ${item.at} ${n}`}
          className="border-b border-line px-4 py-3 text-sm text-ink max-xl:last:border-b-0 sm:px-6"
        >
          {item.kind === 'comment' ? (
            <CommentLine
              item={item}
              below={below}
              matches={person.matches[item.commentId] ?? []}
              picked={picked && picked.has(item.commentId)}
              onPick={onPick}
            />
          ) : (
            <OtherLine item={item} />
          )}
        </li>
      ))}
    </ol>
  )
}

type Comment = Extract<PersonLine, { kind: 'comment' }>
type Other = Exclude<PersonLine, { kind: 'comment' }>

/** A reply whose comment is older than the history has a row of its own. */
function rowsOf(items: readonly PersonLine[]): { item: PersonLine; below: Other[] }[] {
  const below = new Map(items.flatMap((item): [string, Other[]][] => (isComment(item) ? [[item.commentId, []]] : [])))
  const others = items.filter((item) => {
    const home = isComment(item) || item.kind === 'message' ? undefined : below.get(item.commentId)
    if (isComment(item) || !home) return true
    home.unshift(item)
    return false
  })
  return others.map((item) => ({ item, below: (isComment(item) && below.get(item.commentId)) || [] }))
}

const isComment = (item: PersonLine): item is Comment => item.kind === 'comment'

interface CommentLineProps {
  item: Comment
  below: readonly Other[]
  matches: readonly CommentMatch[]
  picked: boolean | null
  onPick: PersonHistoryProps['onPick']
}

const tones = { pending: 'pending', draft: 'draft', sent: 'sent' } as const

function CommentLine({ item, below, matches, picked, onPick }: CommentLineProps) {
  const t = useTranslations('peoplePage.one')
  const platforms = useTranslations('comments.platform')
  const words = useSourceWords()
  const { commentId } = item
  return (
    <div className="flex gap-3">
      {picked !== null && (
        <Checkbox
          className="mt-0.5"
          checked={picked}
          aria-label={t('splitPick', { text: item.text.slice(0, 80) })}
          onCheckedChange={(checked) => onPick(commentId, checked)}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          <PlatformMark platform={item.platform} />
          <span>{platforms(item.platform)}</span>
          <Stars rating={item.rating} />
          {item.product && <bdi className="max-w-64 truncate">{item.product}</bdi>}
          <Badge tone={tones[item.status]}>{t(`status.${item.status}`)}</Badge>
          <RelativeTime at={item.at} className="ml-auto text-ink-3" />
        </p>
        <p dir="auto" className="line-clamp-6 text-sm wrap-anywhere whitespace-pre-line">
          {item.text}
        </p>
        {below.length > 0 && (
          <div className="my-1.5 grid gap-3">
            {below.map((other, n) => (
              <OtherLine key={`${other.kind} ${other.at} ${n}`} item={other} />
            ))}
          </div>
        )}
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-3">
          {matches.map(({ kind, with: evidence }) => (
            <span key={kind}>{t(`same.${kind}`, words(evidence))}</span>
          ))}
          <Link
            to="/responses"
            search={{ comment: commentId, status: 'all', triageState: 'shown' }}
            className={textLink}
          >
            {t('open')}
          </Link>
        </p>
      </div>
    </div>
  )
}

function OtherLine({ item }: { item: Other }) {
  const t = useTranslations('peoplePage.one')
  const platforms = useTranslations('comments.platform')
  if (item.kind === 'reply') {
    return (
      <Line at={item.at} text={item.text}>
        {item.answeredElsewhere ? t('elsewhere', { platform: platforms(item.platform) }) : t('reply')}
      </Line>
    )
  }
  if (item.kind === 'message') {
    return (
      <Line at={item.at} text={item.text}>
        {t(item.direction)}
      </Line>
    )
  }
  if (item.kind === 'note') {
    return (
      <Line at={item.at} text={item.text}>
        {item.author ? t('note', { author: item.author }) : t('noteBy')}
      </Line>
    )
  }
  return (
    <Line at={item.at} text={item.used === null ? t('usedUnknown') : t('used', { count: item.used })}>
      {t('code', { code: item.code })}
    </Line>
  )
}

function Line({ at, text, children }: { at: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-l-2 border-line pl-3">
      <p className="flex items-center gap-2 text-xs font-medium text-ink-2">
        <span className="min-w-0 truncate">{children}</span>
        <RelativeTime at={at} className="ml-auto shrink-0 font-normal text-ink-3" />
      </p>
      <p dir="auto" className="line-clamp-6 text-sm wrap-anywhere whitespace-pre-line text-ink-2">
        {text}
      </p>
    </div>
  )
}
