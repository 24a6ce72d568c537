import { History } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEditorContext, useEditor } from '../editor/editor-context.ts'
import { Variants } from './variants.tsx'
import { VersionRow, type OnCompare } from './version-row.tsx'
import { useVersions } from './versions-query.ts'

/** Who wrote what and when; each version can be restored or compared. Saved versions are never deleted. */
export function VersionsPanel({ onCompare }: { onCompare: OnCompare }) {
  const t = useTranslations('editor')
  const format = useFormat()
  const { editor } = useEditorContext()
  const { comment, saved } = useEditor(editor)
  const versions = useVersions(comment._id, saved.version)
  const list = versions.data ?? []
  const writer = writerOf(comment.composer)
  return (
    <div className="flex min-h-full flex-col">
      <h3 className="flex items-center gap-2 px-4 pt-3.5 pb-2 text-sm font-semibold text-ink">
        <History aria-hidden="true" size={16} className="text-ink-3" />
        {t('versions')}
        {list.length > 0 && (
          <span className="ml-auto text-xs font-normal text-ink-3 tabular-nums">{format.number(list.length)}</span>
        )}
      </h3>
      {versions.isPending && (
        <div role="status" className="grid animate-late gap-2 px-4">
          <span className="sr-only">{t('versionsLoading')}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {versions.isError && !versions.data && (
        <ErrorPanel
          className="mx-2"
          error={versions.error}
          say={(reason) => t('versionsFailed', { reason })}
          onRetry={() => void versions.refetch()}
        />
      )}
      {versions.isSuccess && list.length === 0 && <p className="px-4 text-sm text-ink-3">{t('versionsNone')}</p>}
      <ol className="grid gap-0.5 px-2">
        {list.map((version, place) => (
          <VersionRow
            key={version.version}
            version={version}
            first={place === list.length - 1}
            current={version.version === saved.version}
            onCompare={onCompare}
          />
        ))}
      </ol>
      <Variants versions={list} />
      {writer && (
        <p className="mt-auto px-4 pt-4 pb-3 text-xs text-pretty text-ink-3">
          {t(writer, { model: comment.composer ?? '' })}
        </p>
      )}
    </div>
  )
}

/** Null for the built-in composer, which the version list already names. */
function writerOf(composer: string | null): 'writtenPerson' | 'writtenModel' | null {
  if (composer === 'person') return 'writtenPerson'
  return composer === null || composer.startsWith('built-in') ? null : 'writtenModel'
}
