import type { Comment } from '@bizamply/contract/comments'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Fold } from '../../ui/fold.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useActivityWords } from './activity-words.ts'
import { useHistory, type History } from './queries.ts'

export interface CommentHistoryProps {
  comment: Comment
  /** Who wrote a version of the reply, and how. */
  wordsOf: (version: History['versions'][number], isFirst: boolean) => { who: string; how: string }
  /** Puts a version’s text into the draft; absent if it can’t be changed. */
  onUse?: ((text: string) => void) | undefined
}

/** The activity of a comment, oldest first, with every version of its reply. */
export function CommentHistory({ comment, wordsOf, onUse }: CommentHistoryProps) {
  const t = useTranslations('triage')
  const history = useHistory(comment._id)
  const renew = useEffectEvent(() => void history.refetch({ cancelRefetch: false }))
  useEffect(() => renew(), [comment.version, comment.status])
  if (history.isPending) return <Skeleton className="h-16" />
  if (!history.data) {
    const say = (reason: string) => `${t('historyFailed')} ${reason}`
    return <ErrorPanel error={history.error} say={say} onRetry={() => void history.refetch()} />
  }
  return (
    <>
      <section>
        <h3 className="text-sm font-medium text-ink">{t('history')}</h3>
        <ol className="mt-2 grid gap-1.5 border-l border-line pl-3">
          {history.data.happenings.map((one) => (
            <Happening key={one.id} one={one} />
          ))}
        </ol>
      </section>
      {history.data.versions.length > 0 && (
        <Fold open={history.data.versions.length <= FEW} label={<VersionsTitle count={history.data.versions.length} />}>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)]">
            {history.data.versions.toReversed().map((version, place, { length }) => (
              <Version
                key={version.version}
                version={version}
                words={wordsOf(version, place === length - 1)}
                onUse={version.text === comment.updatedContent ? undefined : onUse}
              />
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}

/** More versions than this are collapsed, so that they don’t fill the pane. */
const FEW = 2

function VersionsTitle({ count }: { count: number }) {
  const t = useTranslations('triage')
  return (
    <h3>
      {t('versions')} <span className="font-normal text-ink-3 tabular-nums">{count}</span>
    </h3>
  )
}

function Happening({ one }: { one: History['happenings'][number] }) {
  const t = useTranslations('triage')
  const words = useActivityWords()(one)
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-2">
      <span className="text-ink">{words.what}</span>
      {words.more && <span className="wrap-anywhere">{words.more}</span>}
      {one.who && <span>{t('by', { name: one.who })}</span>}
      <RelativeTime at={one.at} className="ml-auto text-ink-3" />
    </li>
  )
}

interface VersionProps extends Pick<CommentHistoryProps, 'onUse'> {
  version: History['versions'][number]
  words: { who: string; how: string }
}

function Version({ version, words, onUse }: VersionProps) {
  const t = useTranslations('triage')
  return (
    <li className="border-b border-line py-2 last:border-0">
      <details>
        <summary className="flex min-h-6 cursor-pointer items-baseline gap-2 text-xs text-ink-2">
          <span className="font-medium text-ink tabular-nums">{t('version', { version: version.version })}</span>
          <span className="shrink-0">{[words.who, words.how].filter(Boolean).join(' · ')}</span>
          <span className="min-w-0 flex-1 truncate text-ink-3">{version.text}</span>
          <RelativeTime at={version.createdAt} className="text-ink-3" />
        </summary>
        <p dir="auto" className="mt-1 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
          {version.text}
        </p>
        {onUse && (
          <Button
            size="xs"
            className="mt-2"
            icon={<RotateCcw aria-hidden="true" size={12} />}
            onClick={() => onUse(version.text)}
          >
            {t('useVersion')}
          </Button>
        )}
      </details>
    </li>
  )
}
