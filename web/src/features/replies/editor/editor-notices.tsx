import { Copy, Info, Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { textLink } from '../../../ui/text-link.ts'
import { CopyButton } from '../composer/copy-button.tsx'
import { useEditorContext, useEditor } from './editor-context.ts'
import { isSameness, lockOf, marksOf } from './editor-rules.ts'
import { isChanged } from './editor.ts'
import { FailedPanel } from '../failed-panel.tsx'

/** Notices about the draft, all below the text: written, changed or sent by someone else, failed. */
export function EditorNotices() {
  const t = useTranslations('editor')
  const { editor, means } = useEditorContext()
  const state = useEditor(editor)
  const { note, failure } = state
  const lock = lockOf(state)
  const sameAs = note?.kind === 'ready' ? note.sameAs : null
  const same = marksOf(state).some(isSameness) || sameAs !== null
  return (
    <>
      {lock && <Locked lock={lock} text={isChanged(state) ? state.words.text : null} />}
      {failure && <FailedPanel failure={failure} onClose={() => editor.set({ failure: null })} />}
      {same && (
        <p className="flex items-start gap-2 text-xs text-pretty text-pending-ink">
          <Copy aria-hidden="true" size={14} className="mt-px shrink-0" />
          <span>
            {t('same')}{' '}
            {sameAs && (
              <a href={`/responses?comment=${sameAs}`} target="_blank" rel="noreferrer" className={textLink}>
                {t('sameShow')}
                <span className="sr-only"> ({t('inNewTab')})</span>
              </a>
            )}
          </span>
        </p>
      )}
      <p role="status" className="text-xs text-pretty text-ink-2 empty:sr-only">
        {note?.kind === 'stopped' && t('stopped')}
        {note?.kind === 'halted' && t('halted')}
        {note?.kind === 'undone' && t('undone')}
        {note?.kind === 'theirs' && !means.editedBy && (
          <span className="flex items-start gap-2">
            <Info aria-hidden="true" size={14} className="mt-px shrink-0" />
            {t('theirs')} {note.hasOwn && t('backToOwn')}
          </span>
        )}
      </p>
    </>
  )
}

function Locked({ lock, text }: { lock: 'sent' | 'sending' | 'unknown'; text: string | null }) {
  const t = useTranslations('editor')
  const [title, words] =
    lock === 'sent'
      ? [t('sentMeanwhile'), t('sentMeanwhileText')]
      : lock === 'sending'
        ? [t('lockedSending'), t('lockedSendingText')]
        : [t('unknown'), t('unknownText')]
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink"
    >
      <Lock aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-ink-2">{words}</p>
      </div>
      {text !== null && <CopyButton text={text} />}
    </div>
  )
}
