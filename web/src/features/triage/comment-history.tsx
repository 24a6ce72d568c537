import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Fold } from '../../ui/fold.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useActivityWords } from './activity-words.ts'
import { useHistory, type History } from './queries.ts'

/** The activity of a comment, oldest first, with every version of its reply. */
export function CommentHistory({ comment }: { comment: Comment }) {
  const t = useTranslations('triage')
  const history = useHistory(comment._id)
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
            {history.data.versions.toReversed().map((version) => (
              <Version key={version.version} version={version} />
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

function Version({ version }: { version: History['versions'][number] }) {
  const t = useTranslations('triage')
  return (
    <li className="border-b border-line py-2 last:border-0">
      <details>
        <summary className="flex min-h-6 cursor-pointer items-baseline gap-2 text-xs text-ink-2">
          <span className="font-medium text-ink tabular-nums">{t('version', { version: version.version })}</span>
          {version.author && <span>{t('by', { name: version.author })}</span>}
          <span className="min-w-0 flex-1 truncate text-ink-3">{version.text}</span>
          <RelativeTime at={version.createdAt} className="text-ink-3" />
        </summary>
        <p dir="auto" className="mt-1 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
          {version.text}
        </p>
      </details>
    </li>
  )
}
