import type { ImportEntry } from '@bizamply/contract/imports'
import { CircleAlert, CircleCheck, CirclePause, Download, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Figures } from './figures.tsx'
import { RejectTable } from './reject-table.tsx'
import type { ImportActions } from './use-import-actions.ts'

export interface ReportProps {
  entry: ImportEntry
  mayWrite: boolean
  actions: ImportActions
  /** A link to the imported reviews. */
  showLink: ReactNode
  onAnother: () => void
}

/** How an import, or its undo, ended. */
export function Report({ entry, mayWrite, actions, showLink, onAnother }: ReportProps) {
  const t = useTranslations('imports')
  const ended = endOf(entry)
  const { icon: Icon, tone } = looks[ended]
  const showsSome = ended !== 'undone' && entry.created + entry.updated + entry.unchanged > 0
  const goesOn = mayWrite && entry.fileId !== null && (ended === 'stopped' || ended === 'failed')
  const same = ended === 'done' && entry.created + entry.updated + entry.rejected === 0
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="status" className="flex items-start gap-3">
        <Icon aria-hidden="true" size={20} className={`mt-0.5 shrink-0 ${tone}`} />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold text-ink">{t(`done.${ended}`)}</h2>
          <p className="text-sm text-pretty text-ink-2 wrap-anywhere">
            {same ? t('nothingNew') : t(`doneText.${textOf(ended, entry)}`, { name: entry.fileName })}
          </p>
          {entry.reason && <p className="mt-1 text-sm text-danger-ink">{entry.reason}</p>}
          {entry.undo && entry.undo.kept > 0 && (
            <p className="mt-1 text-sm text-pretty text-pending-ink">{t('kept', { count: entry.undo.kept })}</p>
          )}
        </div>
      </div>
      <Figures entry={entry} />
      <div className="flex flex-wrap gap-2">
        {showsSome && showLink}
        {goesOn && (
          <Button
            variant={showsSome ? 'neutral' : 'primary'}
            busy={actions.busy}
            onClick={() => void actions.goOn(entry)}
          >
            {t('goOn')}
          </Button>
        )}
        {mayWrite && (
          <Button variant={showsSome || goesOn ? 'neutral' : 'primary'} onClick={onAnother}>
            {t('newImport')}
          </Button>
        )}
        {entry.rejected > 0 && ended !== 'undone' && (
          <Button icon={<Download aria-hidden="true" size={16} />} onClick={() => void actions.download(entry)}>
            {t('download')}
          </Button>
        )}
        {mayWrite && entry.undoable && (
          <Button variant="ghost" icon={<Undo2 aria-hidden="true" size={16} />} onClick={() => actions.askUndo(entry)}>
            {t('undo')}
          </Button>
        )}
      </div>
      {entry.rejected > 0 && ended !== 'undone' && <RejectTable entry={entry} />}
    </section>
  )
}

type End = 'done' | 'stopped' | 'failed' | 'undone'

const endOf = ({ state }: ImportEntry): End => (state === 'running' || state === 'undoing' ? 'done' : state)

// If the server still has the file, the user doesn't need to upload it again.
const textOf = (end: End, { fileId, rejected }: ImportEntry) =>
  end === 'done' && rejected > 0
    ? 'doneInPart'
    : fileId && (end === 'stopped' || end === 'failed')
      ? (`${end}Here` as const)
      : end

const looks: Record<End, { icon: typeof CircleCheck; tone: string }> = {
  done: { icon: CircleCheck, tone: 'text-sent-ink' },
  stopped: { icon: CirclePause, tone: 'text-pending-ink' },
  failed: { icon: CircleAlert, tone: 'text-danger-ink' },
  undone: { icon: Undo2, tone: 'text-ink-2' },
}
