import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditorContext, useEditor } from '../editor/editor-context.ts'
import { lockOf } from '../editor/editor-rules.ts'
import { isChanged, putText } from '../editor/editor.ts'
import { useVersionWords } from './version-words.ts'
import { isComposed, type Version } from './versions-query.ts'

export type OnCompare = (version: number, text: string) => void

export interface VersionRowProps {
  version: Version
  /** Whether it's version 1. */
  first: boolean
  current: boolean
  onCompare: OnCompare
}

export function VersionRow({ version, first, current, onCompare }: VersionRowProps) {
  const t = useTranslations('editor')
  const format = useFormat()
  const context = useEditorContext()
  const state = useEditor(context.editor)
  const composed = isComposed(version)
  const words = useVersionWords(context.userName)(version, first)
  const onScreen = version.text === state.words.text
  const free = lockOf(state) === null && context.means.mayWrite && (!state.writing || state.writing.stopped)
  return (
    <li
      aria-current={current || undefined}
      className={`group relative grid grid-cols-[28px_minmax(0,1fr)] rounded-sm px-2 py-2 text-xs ${
        current ? 'border border-line bg-surface shadow-1 dark:bg-surface-2' : 'border border-transparent'
      }`}
    >
      <span className="text-ink-3 tabular-nums">{t('version', { version: String(version.version) })}</span>
      <div className="min-w-0">
        <p className="flex items-baseline gap-1.5">
          <span className="truncate font-medium text-ink">{words.who}</span>
          <span
            className={`shrink-0 ${composed ? 'text-draft-ink' : version.how === 'edited' ? 'text-pending-ink' : 'text-ink-3'}`}
          >
            {words.how}
          </span>
          <time
            dateTime={version.createdAt}
            title={format.full(version.createdAt)}
            className="ml-auto shrink-0 text-ink-3 tabular-nums"
          >
            {current && !isChanged(state) ? t('now') : format.time(version.createdAt)}
          </time>
        </p>
        <p dir="auto" className="truncate text-ink-2">
          {version.text}
        </p>
        {!onScreen && (
          <div className={acts}>
            {free && (
              <Button
                size="xs"
                variant="ghost"
                icon={<RotateCcw aria-hidden="true" size={12} />}
                onClick={() => putText(context.editor, version.text, 'restored')}
              >
                {t('restore')}
              </Button>
            )}
            <Button size="xs" variant="ghost" onClick={() => onCompare(version.version, version.text)}>
              {t('compare')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

/** Overlays the end of the row on hover, so that the actions add no height. */
const acts =
  'absolute right-1 bottom-1 flex rounded-sm bg-surface opacity-0 shadow-2 transition-opacity duration-100 group-focus-within:opacity-100 ' +
  'group-hover:opacity-100 dark:bg-surface-2 coarse:static coarse:mt-1 coarse:-ml-2 coarse:bg-transparent coarse:opacity-100 coarse:shadow-none'
