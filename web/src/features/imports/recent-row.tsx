import type { ImportEntry } from '@bizamply/contract/imports'
import { Download, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { percentOf } from './progress-panel.tsx'
import { isMoving, type ImportList } from './queries.ts'
import type { ImportActions } from './use-import-actions.ts'

export interface RecentImportsProps {
  list: ImportList
  mayWrite: boolean
  actions: ImportActions
  onOpen: (entry: ImportEntry) => void
}

/** An imported file: its name, who imported it and when, the result, and what can be done with it. */
export function RecentRow({ entry, mayWrite, actions, onOpen }: RecentImportsProps & { entry: ImportEntry }) {
  const t = useTranslations('imports')
  const name = entry.fileName
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 compact:py-1.5 hover:bg-surface-2 sm:px-6 md:flex-nowrap">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <div className="flex min-w-0 items-center gap-2">
          <h3 className="truncate text-sm font-medium text-ink" title={name}>
            {name}
          </h3>
          <Badge tone={tones[entry.state]}>{t(`state.${entry.state}`)}</Badge>
        </div>
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
          <span className="truncate">
            {t('byWhom', { kind: t(`kinds.${entry.kind}`), name: entry.by ?? t('somebody') })}
          </span>
          <span aria-hidden="true">·</span>
          <RelativeTime at={entry.at} />
        </p>
      </div>
      <div className="min-w-0 max-md:flex-1 md:w-64">
        {isMoving(entry) ? (
          <Meter size="sm" label={t('meter')} percent={percentOf(entry) ?? 0} />
        ) : (
          <Counts entry={entry} />
        )}
      </div>
      <div className="flex shrink-0 items-center justify-end gap-1 md:w-44">
        {mayWrite && entry.undoable && (
          <IconButton
            size="sm"
            label={t('undoFor', { name })}
            icon={<Undo2 size={14} />}
            onClick={() => actions.askUndo(entry)}
          />
        )}
        {entry.rejected > 0 && entry.state !== 'undone' && (
          <IconButton
            size="sm"
            label={t('downloadFor', { name })}
            icon={<Download size={14} />}
            onClick={() => void actions.download(entry)}
          />
        )}
        <Button size="sm" aria-label={t('openFor', { name })} onClick={() => onOpen(entry)}>
          {t('open')}
        </Button>
      </div>
    </li>
  )
}

function Counts({ entry }: { entry: ImportEntry }) {
  const t = useTranslations('imports')
  const format = useFormat()
  const { undo } = entry
  const words = undo
    ? t('countsUndone', { removed: format.number(undo.removed), kept: format.number(undo.kept) })
    : t('countsShort', {
        created: format.number(entry.created),
        updated: format.number(entry.updated),
        rejected: format.number(entry.rejected),
      })
  return <p className="truncate text-xs text-ink-2 tabular-nums">{words}</p>
}

const tones: Record<ImportEntry['state'], Tone> = {
  running: 'accent',
  done: 'sent',
  stopped: 'pending',
  failed: 'danger',
  undoing: 'accent',
  undone: 'neutral',
}
